import { copy } from './copy.ts'
import type { PromiseLedger, PromiseLine } from './promise-lines.ts'

const { promises: texts } = copy
const TITLES = [texts.granted, texts.agreementShare, texts.keptShare, texts.days, texts.inUseShare]
const cell = 'py-1 pl-4 text-right whitespace-nowrap tabular-nums'

function Row({ line: { name, cells, file } }: { line: PromiseLine }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
        {name}
      </th>
      {cells.map((text, index) => (
        <td key={TITLES[index]} className={cell}>
          {text}
        </td>
      ))}
      <td className={cell}>
        {file ? (
          <a
            href={file}
            download
            aria-label={texts.downloadOf(name)}
            className="inline-flex min-h-8 items-center max-sm:min-h-11"
          >
            {texts.download}
          </a>
        ) : (
          texts.none
        )}
      </td>
    </tr>
  )
}

/** What institutions granted and what became of it, each with the cases behind it as a file. */
export function PromiseTable({ ledger }: { ledger: PromiseLedger }) {
  const { asOf, definitions, total, lines } = ledger
  return (
    <section aria-labelledby="promises" className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h2 id="promises" className="text-body font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 text-note text-muted">{texts.lead(asOf)}</p>
      <details className="text-note text-muted">
        <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-dotted underline-offset-4 hover:text-primary max-sm:min-h-11">
          {texts.how}
          <span className="sr-only">：{texts.title}</span>
        </summary>
        <dl className="mb-2 grid gap-1">
          {definitions.map(({ name, text }) => (
            <div key={name}>
              <dt className="inline font-medium">{name}：</dt>
              <dd className="m-0 inline">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div role="region" aria-label={texts.title} tabIndex={0} className="mt-2 min-w-0 overflow-x-auto">
        <table className="w-full border-collapse text-note">
          <caption className="sr-only">{texts.title}</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-1 text-left font-normal">
                {texts.orgName}
              </th>
              {[...TITLES, texts.file].map((title) => (
                <th key={title} scope="col" className={`${cell} font-normal`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {total && <Row line={total} />}
            {lines.map((line) => (
              <Row key={line.key} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-note text-muted">{texts.few}</p>
    </section>
  )
}
