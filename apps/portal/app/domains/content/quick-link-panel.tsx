import type { listLinks } from '@lqr/contract/content/calls.ts'
import { call } from '../../shell/call.ts'
import { type QuickLink, QuickLinks } from '../../shell/rails/quick-links.tsx'
import { headlineCopy } from './headline-copy.ts'
import { QUICK_LINK_STEP } from './quick-link-step.ts'

/** The next quick links after so many; fewer than a whole step were the last ones. */
async function loadMore(from: number): Promise<readonly QuickLink[]> {
  if (from % QUICK_LINK_STEP !== 0) return []
  const { list } = await call<typeof listLinks>('POST', '/portal/friendshipLinks/friendshipLinksList', {
    body: {
      linkGroup: 'quick',
      pageSize: QUICK_LINK_STEP,
      currentPageNum: from / QUICK_LINK_STEP + 1,
    },
  })
  return list.map(({ id, name, url }) => ({ key: id, label: name, href: url }))
}

/** The quick-links area of specification 2: it loads more when it is scrolled near its end. */
export function QuickLinkPanel({ first }: { first: readonly QuickLink[] }) {
  return <QuickLinks label={headlineCopy.quickLinks} first={first} load={loadMore} isWide />
}
