import { Tag } from '@lqr/ui/tag.tsx'
import type { ScaleView } from './read-scale.ts'
import { scaleCopy as copy } from './scale-copy.ts'

const { columns } = copy
const cell = 'border-b border-line py-2 pr-3 text-left'

/** The grade and every comparison that led to it. */
export function ScaleResult({ result }: { result: ScaleView | undefined }) {
  return (
    <section aria-labelledby="result" className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h2 id="result" className="text-title">
        {copy.result}
      </h2>
      {!result && <p className="mt-1 text-note text-muted">{copy.empty}</p>}
      {result && (
        <p role="status" className="mt-1 text-head font-semibold text-primary-strong">
          {result.title}
          {result.reason && <span className="block text-body font-normal text-ink">{result.reason}。</span>}
        </p>
      )}
      {result && result.steps.length > 0 && (
        <div role="region" aria-label={copy.steps} tabIndex={0} className="mt-4 overflow-x-auto">
          <table className="w-full min-w-md border-collapse text-note">
            <caption className="pb-1 text-left text-muted">{copy.steps}</caption>
            <thead className="text-muted">
              <tr>
                {Object.values(columns).map((title) => (
                  <th key={title} scope="col" className={`${cell} font-normal`}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {result.steps.map(({ key, grade, indicator, value, threshold, passed }) => (
                <tr key={key}>
                  <th scope="row" className={`${cell} font-normal`}>
                    {grade}
                  </th>
                  <td className={cell}>{indicator}</td>
                  <td className={cell}>{value}</td>
                  <td className={cell}>≥ {threshold}</td>
                  <td className={cell}>
                    <Tag tone={passed ? 'success' : 'neutral'}>{passed ? copy.passed : copy.failed}</Tag>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-4 text-note text-muted">{copy.rule}</p>
      <p className="mt-1 text-note text-muted">{copy.source}</p>
    </section>
  )
}
