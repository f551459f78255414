import { StatFigure } from '@lqr/ui/stat-figure.tsx'
import { HowCounted } from './how-counted.tsx'
import type { IndicatorGroup, IndicatorLine } from './indicator-lines.ts'

function Indicator({ line }: { line: IndicatorLine }) {
  const { code, name, figure, instead } = line
  return (
    <li id={code} className="scroll-mt-4">
      {figure ? (
        <dl className="m-0">
          <StatFigure {...figure} />
        </dl>
      ) : (
        <p>
          <span className="block text-body text-muted">{instead}</span>
          <span className="text-note text-muted">{name}</span>
        </p>
      )}
      <HowCounted line={line} />
    </li>
  )
}

/** The published figures group by group, each with how it is counted behind it. */
export function IndicatorGroups({ groups }: { groups: readonly IndicatorGroup[] }) {
  return groups.map(({ code, name, lines }) => (
    <section
      key={code}
      aria-labelledby={`group-${code}`}
      className="border-t border-line pt-4 pb-2 first-of-type:border-0 first-of-type:pt-0"
    >
      <h3 id={`group-${code}`} className="mb-3 text-note font-semibold text-muted">
        {name}
      </h3>
      <ul className="m-0 grid list-none grid-cols-4 gap-x-6 gap-y-4 p-0 max-lg:grid-cols-3 max-sm:grid-cols-2 elder:grid-cols-2">
        {lines.map((line) => (
          <Indicator key={line.code} line={line} />
        ))}
      </ul>
    </section>
  ))
}
