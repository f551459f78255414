import { useLocation, useRouteLoaderData } from 'react-router'
import type { PortalConfig } from './portal-config.ts'
import { rootFactsOf } from './root-facts.ts'
import type { RootData } from './server/root-data.ts'
import type { SiteData } from './server/site-data.ts'
import { anonymous } from './session/session-view.ts'
import { pageAddress } from './site-address.ts'
import { noSettings } from './site-settings.ts'

/** All the root error page has, when not even the root's data came. */
const bareConfig: PortalConfig = {
  productName: '陇企融',
  productSubtitle: '',
  publicUrl: '',
  managementPortalUrl: '/console',
  friendlyLinks: [],
}

const province = { id: '620000', name: '甘肃省', path: '', parentName: undefined }

/** The site with its settings, the visitor, the menu and the configuration, as the server rendered them. */
export function useShell() {
  const root = rootFactsOf(useRouteLoaderData<RootData>('root'))
  const data = useRouteLoaderData<SiteData>('shell/site')
  return {
    site: data?.site ?? province,
    session: data?.session ?? anonymous,
    config: root?.config ?? bareConfig,
    settings: data?.settings ?? noSettings,
    menu: root?.menu ?? [],
    sites: root?.sites ?? [],
    /** The address an operator has set to open instead of a site; undefined for most. */
    openUrlOf: (siteId: string): string | undefined => root?.openUrls[siteId],
    /** Whether the portal has this page, given without its site. */
    hasPage: (path: string) => root?.routePaths.includes(path) ?? false,
  }
}

/** The address of the open page without its site. */
export function usePagePath(): string {
  const { site } = useShell()
  return pageAddress(site.path, useLocation().pathname)
}
