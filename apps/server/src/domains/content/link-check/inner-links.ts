import type { LinkFault } from '@lqr/contract/content/broken-link-calls.ts'
import { isConsole, pagePath, pathOf } from '@lqr/contract/reference/inner-target.ts'
import { PORTAL_PATHS } from '@lqr/contract/reference/portal-paths.ts'
import { findSubstation } from '@lqr/contract/reference/substations.ts'
import type { Services } from '../../../http/services.ts'
import { searchScope } from '../search-scope.rules.ts'
import { SEARCH_SOURCES } from '../search-sources.ts'

const PAGES = new Set<string>(PORTAL_PATHS)
/** Calls and files of ours, which are no pages, and the older form of addresses, which leads on. */
const NO_PAGES = /^\/(?:portal|console|qr|subplatform)\//
const PROVINCE = '620000'
const ID = /^[1-9]\d{0,14}$/

/** The pages that show one record each, as the whole-site search leads to them: the key that names it, and who may be found. */
const RECORD_PAGES = Object.values(SEARCH_SOURCES).map(({ search, href }) => {
  const page = new URL(href('1'), 'http://portal')
  return { path: page.pathname, key: [...page.searchParams.keys()][0] ?? 'id', search }
})
type RecordPage = (typeof RECORD_PAGES)[number]

interface RecordLink {
  readonly page: RecordPage
  readonly id: string
}

/** The record that an address leads to; undefined when its page shows none by that address. */
function recordOf(href: string): RecordLink | undefined {
  const path = pagePath(pathOf(href))
  const query = new URL(href, 'http://portal').searchParams
  for (const page of RECORD_PAGES) {
    const id = page.path === path && query.get(page.key)
    if (id) return { page, id }
  }
  return undefined
}

/** Whether something answers at the address: a page of a site, a site itself, the console, a call. */
function leadsToPage(href: string): boolean {
  const path = pathOf(href)
  if (isConsole(href) || NO_PAGES.test(path)) return true
  return PAGES.has(pagePath(path)) || findSubstation(path.slice(1)) !== undefined
}

/** What is wrong with addresses inside, by address; those that lead somewhere are left out. */
export async function innerFaults(
  { pool, now }: Pick<Services, 'pool' | 'now'>,
  hrefs: readonly string[],
): Promise<Map<string, LinkFault>> {
  const faults = new Map<string, LinkFault>()
  const wanted = new Map<RecordPage, string[]>()
  for (const href of hrefs) {
    const record = recordOf(href)
    if (!leadsToPage(href)) faults.set(href, 'noPage')
    else if (record && ID.test(record.id))
      wanted.set(record.page, [...(wanted.get(record.page) ?? []), record.id])
    else if (record) faults.set(href, 'notShown')
  }
  const scope = searchScope(PROVINCE, now())
  const shown = new Map<RecordPage, Set<string>>()
  for (const [page, ids] of wanted) shown.set(page, new Set(await page.search.listed(pool, ids, scope)))
  for (const href of hrefs) {
    const record = recordOf(href)
    if (record && !faults.has(href) && !shown.get(record.page)?.has(record.id)) faults.set(href, 'notShown')
  }
  return faults
}
