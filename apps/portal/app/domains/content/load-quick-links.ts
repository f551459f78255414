import { listLinks } from '@lqr/contract/content/calls.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { QUICK_LINK_STEP } from './quick-link-step.ts'

/** The first quick links; the rest is loaded by the browser as the list is scrolled. */
export async function loadQuickLinks(api: LoaderApi) {
  const { list } = await api(listLinks, { body: { linkGroup: 'quick', pageSize: QUICK_LINK_STEP } })
  return list.map(({ id, name, url }) => ({ key: id, label: name, href: url }))
}
