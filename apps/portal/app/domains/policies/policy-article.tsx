import { ArticleText } from '@lqr/ui/article-text.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import type { ShownPolicy } from './shown-policy.ts'
import { WrittenLink } from '../../shell/written-link.tsx'

const labels = copy.detail

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface PolicyArticleProps {
  policy: ShownPolicy
  /** What stands below the facts. */
  children?: ReactNode
}

/** A policy with its key points, text and guide, its facts beside them. */
export function PolicyArticle({ policy, children }: PolicyArticleProps) {
  const { line, notice, isExample, facts, body, guide, source } = policy
  return (
    <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] elder:grid-cols-1">
      <article className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-6 max-sm:p-4">
        {(notice || isExample) && (
          <div className="grid gap-1 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
            {notice && <p>{notice}</p>}
            {isExample && <p data-example-note>{labels.example}</p>}
          </div>
        )}
        {line.keyPoints.length > 0 && (
          <Part id="key-points" title={labels.keyPoints}>
            <ul className="m-0 grid list-disc gap-1 pl-6">
              {line.keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Part>
        )}
        <Part id="body" title={labels.body}>
          <ArticleText Link={WrittenLink} text={body} Heading="h3" />
        </Part>
        {guide && (
          <Part id="guide" title={labels.guide}>
            <ArticleText Link={WrittenLink} text={guide} Heading="h3" />
          </Part>
        )}
      </article>
      <aside aria-label={labels.facts} className="grid gap-4">
        <section className="rounded-card border border-line bg-surface p-5">
          <h2 className="mb-3 text-body">{labels.facts}</h2>
          <FactList facts={facts} />
          {source && (
            <p className="mt-4">
              <a
                href={source.url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyle('primary', 'medium', 'w-full')}
              >
                {labels.source}
                <span className="sr-only">{labels.newWindow}</span>
              </a>
              <span className="mt-1 block text-note text-muted">{labels.sourceHost(source.host)}</span>
            </p>
          )}
        </section>
        {children}
      </aside>
    </div>
  )
}
