import { copy } from './copy.ts'
import type { FeeLine } from './cost-lines.ts'

const labels = copy.detail
const head = 'py-2 pr-3 text-left font-normal text-muted'

/** Every fee with its payer; a sentence when there is none. */
export function FeeTable({ fees }: { fees: readonly FeeLine[] }) {
  if (fees.length === 0) return <p>{labels.noFees}</p>
  return (
    <div role="region" aria-label={labels.fees} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-md border-collapse text-note">
        <thead>
          <tr className="border-b border-line">
            {[labels.feeName, labels.feeAmount, labels.feePayer, labels.feeHow].map((title) => (
              <th key={title} scope="col" className={head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fees.map(({ name, text, payer, how }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {name}
              </th>
              <td className="py-2 pr-3 tabular-nums">{text}</td>
              <td className="py-2 pr-3">{payer}</td>
              <td className="py-2">{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
