import { FLOW_RESTS, FLOW_STEPS } from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import type { Route } from './+types/mechanism.page.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { figure, share } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy, SCREENS } from './copy.ts'
import { Figure } from './figure.tsx'
import { Clocks } from './mechanism-clocks.tsx'
import { mechanismCopy as texts } from './mechanism-copy.ts'
import { River } from './mechanism-river.tsx'
import { useScreen } from './screen-context.ts'
import { strandUnit } from './strands.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.suffix(SCREENS[1].name), description: copy.description(SCREENS[1].name) })

/** The clocks of the steps, from the catalogue. */
function Rates() {
  const { readings } = useScreen().set.money
  const said = (
    [
      ['acceptedInTimeShare', texts.rate.accepted],
      ['decisionDaysMedian', texts.rate.decided],
      ['satisfactionShare', texts.rate.satisfied],
    ] as const
  ).flatMap(([code, say]) => {
    const value = readings.find((reading) => reading.code === code)?.value ?? null
    return value === null ? [] : [say(String(value))]
  })
  return <p className="rates">{said.join('　')}</p>
}

export default function MechanismPage() {
  const { mechanism } = useScreen().set
  const { steps, rests, lines } = mechanism
  const count = (code: string) => rests.find((rest) => rest.code === code)?.count ?? null
  const nameOf = (code: string) => FLOW_STEPS.find((step) => step.code === code)?.name ?? ''
  const stepCount = (code: string) => steps.find((step) => step.code === code)?.count ?? null
  const sum = (of: 'open' | 'overdue' | 'dueToday') =>
    figure(lines.reduce((total, line) => total + line[of], 0))
  return (
    <>
      <Chart
        className="fill"
        isBare
        title={texts.flow.title}
        note={texts.flow.strand(figure(strandUnit(steps[0]?.count ?? 0)))}
        definition={texts.flow.definition}
        table={{
          head: texts.flow.columns,
          rows: [
            ...steps.map((step, index) => [
              nameOf(step.code),
              figure(step.count),
              index === 0 ? '–' : share(step.count, steps[index - 1]?.count ?? null),
            ]),
            ...FLOW_RESTS.map(({ code, name, after }) => [
              texts.flow.of(nameOf(after), name),
              figure(count(code)),
              share(count(code), stepCount(after)),
            ]),
          ],
        }}
      >
        <River mechanism={mechanism} />
      </Chart>
      <div className="top-figures">
        <Figure
          label={texts.open.label}
          value={sum('open')}
          unit={copy.units.item}
          definition={texts.open.definition}
        />
        <Figure
          tone="late"
          label={texts.late.label}
          value={sum('overdue')}
          unit={copy.units.item}
          definition={texts.late.definition}
        />
        <Figure
          tone="soon"
          label={texts.today.label}
          value={sum('dueToday')}
          unit={copy.units.item}
          definition={texts.today.definition}
        />
      </div>
      <Rates />
      <Clocks lines={lines} />
    </>
  )
}
