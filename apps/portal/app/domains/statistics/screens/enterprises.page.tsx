import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import type { Route } from './+types/enterprises.page.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { figure, share } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy, SCREENS } from './copy.ts'
import { enterprisesCopy as texts } from './enterprises-copy.ts'
import { dotUnit, EnterprisesMap } from './enterprises-map.tsx'
import { IndustryTable } from './enterprises-table.tsx'
import { Figure } from './figure.tsx'
import { useScreen } from './screen-context.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.suffix(SCREENS[2].name), description: copy.description(SCREENS[2].name) })

type Enterprises = ScreenSet['enterprises']

/** Registered, certified, with a loan, with a first one: each with its share of the one before. */
function Steps({ enterprises }: { enterprises: Enterprises }) {
  const names = Object.entries(texts.steps.names) as [keyof typeof texts.steps.names, string][]
  const lines = names.map(([code, name], index) => {
    const before = index === 0 ? 0 : enterprises[names[index - 1]?.[0] ?? 'registered']
    return { code, name, count: enterprises[code], part: index === 0 ? '' : share(enterprises[code], before) }
  })
  return (
    <Chart
      className="steps"
      title={texts.steps.title}
      definition={texts.steps.definition}
      note={texts.steps.note}
      table={{
        head: texts.steps.columns,
        rows: lines.map(({ name, count, part }) => [name, figure(count), part]),
      }}
    >
      {lines.map(({ code, name, count, part }) => (
        <div key={code} className="bar-line">
          <span>{name}</span>
          <i
            className={code}
            style={{ width: `${((count ?? 0) / Math.max(1, enterprises.registered ?? 0)) * 36}rem` }}
          />
          <b>{figure(count)}</b>
          <small>{part}</small>
        </div>
      ))}
    </Chart>
  )
}

/** Lists as terraces, one above the other. */
function Ladder({ ladder }: Pick<Enterprises, 'ladder'>) {
  const steps = ladder.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const told = (count: number | null) => (count === null ? copy.hidden : figure(count))
  return (
    <Chart
      className="ladder"
      title={texts.ladder.title}
      definition={texts.ladder.definition}
      note={texts.ladder.note}
      table={{
        head: texts.ladder.columns,
        rows: steps.map(({ name, count, borrowed }) => [name, told(count), told(borrowed)]),
      }}
    >
      {steps.length === 0 && <p className="note">{texts.ladder.none}</p>}
      <ol>
        {steps.map(({ kind, name, count, borrowed }, index) => (
          <li key={kind} style={{ marginLeft: `${(steps.length - 1 - index) * 1.8}rem` }}>
            <svg viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden>
              <path
                className="terrace"
                d="M20 8C110 2 165 12 400 14V27C165 32 110 22 0 28Z"
                opacity={0.05 + (index / steps.length) * 0.1}
              />
              {[0, 1, 2, 3].map((line) => (
                <path
                  key={line}
                  d={`M${line * 5} ${28 - line * 5}C90 ${22 - line * 5} 150 ${32 - line * 4} 400 ${26 - line * 3}`}
                  opacity={0.9 - line * 0.2}
                />
              ))}
            </svg>
            <span>{name}</span>
            <b>{figure(count)}</b>
            <small>{borrowed === null ? '' : share(borrowed, count).replace(/\.\d/, '')}</small>
          </li>
        ))}
      </ol>
    </Chart>
  )
}

function Queue({ enterprises }: { enterprises: Enterprises }) {
  const lines = (['reviewing', 'returned', 'unsubmitted'] as const).map(
    (code) => [texts.queue[code], figure(enterprises[code])] as const,
  )
  return (
    <Chart
      className="queue"
      title={texts.queue.title}
      definition={texts.queue.definition}
      table={{ head: texts.queue.columns, rows: lines }}
    >
      <dl>
        {lines.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Chart>
  )
}

function Legend({ unit }: { unit: number }) {
  const { approval } = useScreen()
  return (
    <div className="dot-legend">
      <ul>
        {(['borrowed', 'certified', 'registered'] as const).map((kind) => (
          <li key={kind}>
            <i className={kind} /> {texts.map[kind]}
          </li>
        ))}
      </ul>
      <p className="note">
        {texts.map.unit(figure(unit))}，{texts.map.place}
      </p>
      <p className="note">{copy.schematic(approval)}</p>
    </div>
  )
}

export default function EnterprisesPage() {
  const { enterprises } = useScreen().set
  const { areas, registered, certified, borrowed } = enterprises
  const unit = dotUnit(registered)
  return (
    <>
      <Chart
        className="fill"
        title={texts.map.title}
        definition={texts.map.definition}
        table={{
          head: texts.map.columns,
          rows: areas.map((area) => [
            area.name,
            figure(area.registered),
            figure(area.certified),
            area.borrowed === null ? copy.hidden : figure(area.borrowed),
            area.borrowed === null ? '' : share(area.borrowed, area.certified),
          ]),
          foot: [
            copy.province,
            figure(registered),
            figure(certified),
            figure(borrowed),
            share(borrowed, certified),
          ],
        }}
      >
        <EnterprisesMap areas={areas} unit={unit} />
      </Chart>
      <div className="firm-hero">
        <Figure
          size="hero"
          label={texts.hero.label}
          value={figure(certified)}
          unit={copy.units.home}
          definition={texts.hero.definition}
        />
      </div>
      <Steps enterprises={enterprises} />
      <IndustryTable enterprises={enterprises} />
      <Legend unit={unit} />
      <Queue enterprises={enterprises} />
      <Ladder ladder={enterprises.ladder} />
    </>
  )
}
