import { HeadlineList } from '../../domains/content/headline-list.tsx'
import { HeadlinePanel } from '../../shell/listing/headline-panel.tsx'
import { SceneImage } from '../../shell/scenes/scene-image.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import type { loadNewsSection } from './load-news-section.ts'
import { moreCopy } from './more-copy.ts'
import { SectionHead, sectionLook } from './section-head.tsx'

const { news: copy } = moreCopy

type Section = Awaited<ReturnType<typeof loadNewsSection>>

/** The newest piece of news with a picture: the river until there is a photograph. */
function LeadNews({ article: { id, title, summary, date, day } }: { article: Section['news'][number] }) {
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-surface md:max-lg:col-span-2 elder:col-span-1">
      <SceneImage
        scene="river"
        className="block aspect-video w-full border-b border-line md:max-lg:aspect-[3/1]"
      />
      <div className="px-6 pt-4 pb-5 max-md:px-4">
        <h3 className="text-title">
          <SiteLink
            href={`/newsDetail?id=${id}`}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-primary"
          >
            {title}
          </SiteLink>
        </h3>
        <p className="mt-1 text-note text-muted">
          <time dateTime={day}>{date}</time>
          {summary && ` · ${summary}`}
        </p>
      </div>
    </article>
  )
}

/** The newest news with its picture, the others, and notices. */
export function NewsSection({ section: { news, notices } }: { section: Section }) {
  const [lead, ...others] = news
  return (
    <section aria-labelledby="news-heading" className={sectionLook}>
      <SectionHead id="news-heading" title={copy.title} />
      <div className="grid grid-cols-3 gap-6 max-lg:grid-cols-2 max-lg:gap-4 max-md:grid-cols-1 elder:grid-cols-1">
        {lead && <LeadNews article={lead} />}
        <HeadlinePanel id="news-title" title={copy.news} href="/newsInfo" more={copy.more}>
          <HeadlineList articles={others} />
        </HeadlinePanel>
        <HeadlinePanel id="notices-title" title={copy.notices} href="/newsInfo?tab=notices" more={copy.more}>
          <HeadlineList articles={notices} />
        </HeadlinePanel>
      </div>
    </section>
  )
}
