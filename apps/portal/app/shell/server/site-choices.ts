import { getSiteTree } from '@lqr/contract/reference/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { SUBSTATION_TREE } from '@lqr/contract/reference/substations.ts'
import { isWebAddress } from '../site-address.ts'
import type { LoaderApi } from './loader-api.ts'

type Site = CallOutput<typeof getSiteTree>
/** A site without the address operators may have set. */
type BareSite = Pick<Site, 'id' | 'name' | 'path'> & {
  readonly openUrl?: string
  readonly children: readonly BareSite[]
}

function openUrlsOf(site: BareSite): [id: string, openUrl: string][] {
  const below = site.children.flatMap(openUrlsOf)
  return site.openUrl && isWebAddress(site.openUrl) ? [[site.id, site.openUrl], ...below] : below
}

/**
 * The sites to choose from: the province with its 15 units, and of all 102 the few that open an address of their own. While
 * they cannot be read, the sites of the release stand in, each opening itself.
 */
export async function siteChoices(api: LoaderApi) {
  const tree: BareSite = await api(getSiteTree).catch(() => SUBSTATION_TREE)
  return {
    sites: [tree, ...tree.children].map(({ id, name, path }) => ({ id, name, path })),
    openUrls: Object.fromEntries(openUrlsOf(tree)) as Readonly<Record<string, string | undefined>>,
  }
}
