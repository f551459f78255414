import { dictionariesInForce } from '@lqr/contract/kernel/dictionary.ts'
import { listLinks } from '@lqr/contract/content/calls.ts'
import type { RouterContextProvider } from 'react-router'
import { resolveMenu } from '../menu/resolve-menu.ts'
import { isWebAddress } from '../site-address.ts'
import { siteChoices } from './site-choices.ts'
import { MENU } from '../menu/menu.ts'
import type { Packed } from '../packed.ts'
import type { PortalConfig } from '../portal-config.ts'
import { apiContext, portalConfigContext } from './contexts.ts'
import { PAGE_PATHS } from './page-paths.ts'

export interface RootData {
  readonly elder: boolean
  readonly facts: Packed<Awaited<ReturnType<typeof rootFacts>>>
}

/** The pages there are do not change while the server runs. */
const menu = resolveMenu(MENU, PAGE_PATHS)

/** What every page of the portal needs once: configuration, the menu of the pages there are, the province and its 15 sites. */
export async function rootFacts(context: Readonly<RouterContextProvider>) {
  const [config, choices] = await Promise.all([
    withCurrentLinks(context),
    siteChoices(context.get(apiContext)),
  ])
  return {
    config,
    menu,
    routePaths: PAGE_PATHS,
    dictionaries: dictionariesInForce(),
    ...choices,
  }
}

/** The operator's own friendly links; while they cannot be read, those of the configuration stand in. */
async function withCurrentLinks(context: Readonly<RouterContextProvider>): Promise<PortalConfig> {
  const config = context.get(portalConfigContext)
  try {
    const { list } = await context.get(apiContext)(listLinks, {
      body: { linkGroup: 'friendly', pageSize: 100 },
    })
    const friendlyLinks = list
      .filter(({ url }) => isWebAddress(url))
      .map(({ name, url }) => ({ label: name, url }))
    return friendlyLinks.length > 0 ? { ...config, friendlyLinks } : config
  } catch {
    return config
  }
}
