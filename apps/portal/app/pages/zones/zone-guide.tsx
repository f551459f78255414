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

/** Who can use the zone, which kinds there are, and how it is done. */
export function ZoneGuide({ text }: { text: ZoneText }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 elder:grid-cols-1">
      <Panel id="zone-who" title={copy.who}>
        <ul className={`${list} list-disc`}>
          {text.who.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {text.ways && (
          <>
            <h3 className="mt-5 mb-2 text-body">{copy.ways}</h3>
            <dl className="m-0 grid gap-2 text-note">
              {text.ways.map((way) => (
                <div key={way.name}>
                  <dt className="font-medium text-ink">{way.name}</dt>
                  <dd className="m-0 text-muted">{way.text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Panel>
      <Panel id="zone-steps" title={copy.steps}>
        <ol className="m-0 grid list-none gap-3 p-0">
          {text.steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-note text-primary tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
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
