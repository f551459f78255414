import type { CaseLine } from '../../domains/statistics/load-cases.ts'
import { moreCopy } from './more-copy.ts'

const { cases: copy } = moreCopy
/** All cards share one scale, so that a shorter line is a faster loan. */
const SCALE_DAYS = 20
const LINE_WIDTH = 296
const START = 6

/** From the application to the money on a scale of days; decoration, the words below say the same. */
function DayLine({ days }: { days: number }) {
  const end = START + (Math.min(days, SCALE_DAYS) / SCALE_DAYS) * LINE_WIDTH
  return (
    <svg aria-hidden viewBox="0 0 320 24" fill="none" className="mt-4 block w-full">
      <path d={`M${START} 12H${START + LINE_WIDTH}`} className="stroke-line" />
      <path d={`M${START} 12H${end}`} strokeWidth={2.5} className="stroke-gold" />
      <circle cx={START} cy={12} r={5} strokeWidth={2} className="fill-surface stroke-gold" />
      <circle cx={end} cy={12} r={5} strokeWidth={2} className="fill-gold stroke-gold" />
    </svg>
  )
}

/** Loans that were drawn, the companies' names masked; on a phone they slide sideways. */
export function CaseCards({ cases }: { cases: readonly CaseLine[] }) {
  return (
    <div
      role="region"
      aria-label={copy.label}
      tabIndex={0}
      className="max-md:-mx-4 max-md:overflow-x-auto max-md:px-4"
    >
      <ul className="m-0 grid list-none grid-cols-3 gap-6 p-0 max-lg:gap-3 max-md:auto-cols-[86%] max-md:grid-flow-col max-md:grid-cols-none elder:grid-flow-row elder:grid-cols-1">
        {cases.map(({ key, company, area, product, amount, terms, dayCount }) => (
          <li key={key} className="rounded-card border border-line bg-surface p-6 max-lg:p-4">
            <p className="text-head leading-tight font-bold whitespace-nowrap text-primary-strong tabular-nums">
              {amount}
            </p>
            <p className="mt-1 font-semibold">{company}</p>
            <p className="text-note text-muted">
              {area} · {product}
            </p>
            <p className="text-note text-muted">{terms}</p>
            {dayCount !== null && (
              <>
                <DayLine days={dayCount} />
                <p className="flex justify-between text-note text-muted">
                  <span>{copy.start}</span>
                  <span>{copy.drawn(dayCount)}</span>
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
