import type { Route } from './+types/message-board.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { AnswerItem } from './answer-item.tsx'
import { Asking } from './asking.tsx'
import { boardCopy as labels } from './copy.ts'
import { loadBoard } from './load-board.ts'

export const handle: PageHandle = { queryKeys: ['keyword', 'topic', 'id', 'page'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadBoard(context.get(apiContext), request, params.site ?? '')

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: labels.title, description: labels.description }),
  { name: 'robots', content: 'noindex' },
]

/** Asking, the own questions, and what others asked. */
export default function MessageBoard({ loaderData }: Route.ComponentProps) {
  const { listing, topics, answers, figures, areaCode, mine } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="SERVEHALL"
        title={labels.title}
        lead={labels.lead}
        crumbs={[{ label: labels.title }]}
        search={{ action: listing.path, placeholder: labels.search, kept }}
        keyword={keyword}
        figures={figures}
      />
      <div className="content grid grid-cols-1 gap-8 py-6">
        <Asking areaCode={areaCode} mine={mine} />
        <section aria-labelledby="public-answers">
          <h2 id="public-answers" className="mb-3 text-title">
            {labels.answers}
          </h2>
          <div className="mb-5">
            <FacetRow label={labels.topic} facets={topics} current={kept.topic ?? ''} />
          </div>
          <Listing listing={listing} found={labels.found} empty={labels.empty} shown={answers.length}>
            <div className="rounded-card border border-line bg-surface px-5 py-3 max-sm:px-4">
              {answers.map((answer) => (
                <AnswerItem key={answer.id} answer={answer} />
              ))}
            </div>
          </Listing>
        </section>
      </div>
    </>
  )
}
