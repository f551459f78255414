import { ArticleText } from '@lqr/ui/article-text.tsx'
import { Button } from '@lqr/ui/button.tsx'
import type { Route } from './+types/help-center.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { LiteWay } from '../../shell/plain/lite-way.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { useShell } from '../../shell/use-shell.ts'
import { WrittenLink } from '../../shell/written-link.tsx'
import { helpCopy as labels } from './help-copy.ts'
import { loadHelp } from './load-help.ts'

export const handle: PageHandle = { queryKeys: ['keyword', 'category', 'id', 'page'] }

export const loader = ({ request, context }: Route.LoaderArgs) => loadHelp(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  return pageMeta(args, {
    title: labels.title,
    description: labels.description,
    keys: ['category'],
    ...(found ? { structuredData: found.structuredData } : {}),
  })
}

type Question = Route.ComponentProps['loaderData']['groups'][number]['questions'][number]

/** A question that opens in place, also without JavaScript. */
function QuestionItem({ question }: { question: Question }) {
  return (
    <details
      id={`help-${question.id}`}
      open={question.open}
      className="group border-b border-line last:border-0"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 text-body hover:text-primary [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{question.title}</span>
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M3 6l5 5 5-5" />
        </svg>
      </summary>
      <div className="pb-4">
        <p className="mb-3 max-w-article text-note text-muted">{question.summary}</p>
        <ArticleText Link={WrittenLink} text={question.body} Heading="h4" />
      </div>
    </details>
  )
}

function Contact() {
  const { settings } = useShell()
  const { run } = useProtectedAction()
  return (
    <section aria-labelledby="contact" className="mt-6 rounded-card border border-line bg-surface p-5">
      <h2 id="contact" className="mb-2 text-body">
        {labels.contact}
      </h2>
      <ul className="m-0 flex list-none flex-wrap gap-x-8 gap-y-1 p-0 text-note">
        {settings.hotlines.map(({ label, number }) => (
          <li key={number}>
            {label}：
            <a href={`tel:${number}`} className="inline-flex min-h-8 items-center max-sm:min-h-11">
              {number}
            </a>
          </li>
        ))}
      </ul>
      {settings.serviceHours && (
        <p className="text-note text-muted">
          {labels.hours}：{settings.serviceHours}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={() => run('askAdvisory')}>{labels.ask}</Button>
        <LiteWay href="/lite/ask" label={labels.askLite} />
      </p>
    </section>
  )
}

export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  const { listing, categories, groups } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="SERVEHALL"
        title={labels.title}
        lead={labels.lead}
        search={{ action: listing.path, placeholder: labels.search, kept }}
        keyword={keyword}
      />
      <div className="content py-6">
        <div className="mb-5">
          <FacetRow label={labels.category} facets={categories} current={kept.category ?? ''} />
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={groups.length}>
          <div className="grid gap-5">
            {groups.map(({ code, name, questions }) => (
              <section
                key={code}
                aria-labelledby={`group-${code}`}
                className="rounded-card border border-line bg-surface px-5 py-3 max-sm:px-4"
              >
                <h3 id={`group-${code}`} className="text-title">
                  {name}
                </h3>
                {questions.map((question) => (
                  <QuestionItem key={question.id} question={question} />
                ))}
              </section>
            ))}
          </div>
        </Listing>
        <Contact />
      </div>
    </>
  )
}
