import { HeadlineList } from '../../domains/content/headline-list.tsx'
import { QuickLinkPanel } from '../../domains/content/quick-link-panel.tsx'
import { PolicyHeadlines } from '../../domains/policies/policy-headlines.tsx'
import { HeadlinePanel } from '../../shell/listing/headline-panel.tsx'
import type { loadNewsSection } from './load-news-section.ts'
import { moreCopy as copy } from './more-copy.ts'

const { news: words } = copy

/** Policies beside notices, news beside the quick links. */
export function NewsSection({ section }: { section: Awaited<ReturnType<typeof loadNewsSection>> }) {
  const { policies, news, notices, quickLinks } = section
  return (
    <section aria-label={words.label} className="content grid gap-4 pt-8 md:grid-cols-2 elder:grid-cols-1">
      <HeadlinePanel id="policies-title" title={words.policies} href="/policy" more={words.more}>
        <PolicyHeadlines policies={policies} empty={words.noPolicies} />
      </HeadlinePanel>
      <HeadlinePanel id="notices-title" title={words.notices} href="/newsInfo?tab=notices" more={words.more}>
        <HeadlineList articles={notices} />
      </HeadlinePanel>
      <HeadlinePanel id="news-title" title={words.news} href="/newsInfo" more={words.more}>
        <HeadlineList articles={news} />
      </HeadlinePanel>
      {quickLinks.length > 0 && (
        <HeadlinePanel id="quick-title" title={words.quickLinks} more={words.more}>
          <QuickLinkPanel first={quickLinks} />
        </HeadlinePanel>
      )}
    </section>
  )
}
