import type { LoadedBlock } from './load-blocks.ts'

const HALF = 50

/** One deal in money and days: when it starts, when the money comes, what it costs, what is left. */
export function WorkedExample({ block }: { block: LoadedBlock<'example'> }) {
  const { title, note, moments, cost, moneyAt } = block
  return (
    <section
      aria-labelledby="zone-example"
      className="min-w-0 rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <h2 id="zone-example" className="text-title">
        {title}
      </h2>
      <p className="text-note text-muted">{note}</p>
      <svg aria-hidden width="100%" height="20" className="mt-6 block overflow-visible max-sm:hidden">
        <g strokeWidth="4">
          <line x1="0%" x2="100%" y1="10" y2="10" className="stroke-line" />
          <line x1={`${moneyAt}%`} x2="100%" y1="10" y2="10" className="stroke-gold" />
        </g>
        <g strokeWidth="3" className="fill-surface stroke-primary">
          <circle cx="8" cy="10" r="7" />
          <circle cx={`${moneyAt}%`} cy="10" r="7" />
          <circle cx="100%" cy="10" r="7" transform="translate(-8)" />
        </g>
      </svg>
      <ol className="m-0 mt-2 flex list-none flex-wrap justify-between gap-x-4 gap-y-2 p-0 max-sm:flex-col">
        {moments.map(({ name, day, amount }, place) => (
          <li key={name} className={place === moments.length - 1 && moneyAt < HALF ? 'sm:text-right' : ''}>
            {amount && <span className="block text-title font-semibold tabular-nums">{amount}</span>}
            <span className="text-note text-muted">
              {day} {name}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 font-medium text-gold-ink tabular-nums">{cost}</p>
    </section>
  )
}
