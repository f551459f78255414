import type { ReactNode } from 'react'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { ZoneText } from './zone-text.ts'

const panel = 'min-w-0 rounded-card border border-line bg-surface p-6 max-sm:p-4'

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={panel}>
      <h2 id={id} className="mb-3 text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

const list = 'm-0 grid gap-1.5 pl-5'

/** The way in as a line of numbered steps. */
export function ZoneSteps({ text }: { text: ZoneText }) {
  return (
    <section aria-labelledby="zone-steps">
      <h2 id="zone-steps" className="mb-4 text-title">
        {copy.steps}
      </h2>
      <ol className="m-0 grid list-none grid-cols-1 gap-x-6 gap-y-4 p-0 md:grid-flow-col md:auto-cols-fr elder:grid-flow-row">
        {text.steps.map((step, index) => (
          <li
            key={step}
            className="relative flex gap-3 md:flex-col md:not-last:after:absolute md:not-last:after:top-4 md:not-last:after:-right-4 md:not-last:after:left-11 md:not-last:after:border-t md:not-last:after:border-dotted md:not-last:after:border-line-strong elder:flex-row elder:after:hidden"
          >
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-pill border-2 border-primary bg-surface font-semibold text-primary tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Who can use the zone, and which kinds there are. */
export function ZoneWho({ text }: { text: ZoneText }) {
  return (
    <Panel id="zone-who" title={copy.who}>
      <div className={text.ways ? 'grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2 elder:grid-cols-1' : ''}>
        <ul className={`${list} list-disc content-start`}>
          {text.who.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {text.ways && (
          <dl className="m-0 grid gap-2 text-note" aria-label={copy.ways}>
            {text.ways.map((way) => (
              <div key={way.name}>
                <dt className="font-medium text-ink">{way.name}</dt>
                <dd className="m-0 text-muted">{way.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  )
}

/** What to prepare, and the questions that are asked most. */
export function ZoneAnswers({ text }: { text: ZoneText }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 elder:grid-cols-1">
      <Panel id="zone-materials" title={copy.materials}>
        <ul className={`${list} list-disc`}>
          {text.materials.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="mt-3 text-note text-muted">{copy.materialsNote}</p>
      </Panel>
      <Panel id="zone-questions" title={copy.questions}>
        {text.questions.map(({ ask, answer, link }) => (
          <details key={ask} className="border-b border-line last:border-0">
            <summary className="flex min-h-11 cursor-pointer items-center py-2 font-medium text-ink hover:text-primary">
              {ask}
            </summary>
            <p className="pb-3 text-note text-ink">
              {answer}
              {link && (
                <SiteLink
                  href={link.href}
                  className="ml-1 inline-block py-0.5 max-sm:flex max-sm:min-h-11 max-sm:items-center"
                >
                  {link.label}
                </SiteLink>
              )}
            </p>
          </details>
        ))}
        {text.sources?.map(({ label, href }) => (
          <p key={href} className="mt-3 text-note text-muted">
            {copy.source}
            <a href={href} target="_blank" rel="noopener noreferrer" className="inline-block py-0.5">
              {label}
            </a>
          </p>
        ))}
      </Panel>
    </div>
  )
}
