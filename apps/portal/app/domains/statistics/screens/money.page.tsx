import type { Route } from './+types/money.page.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { clock, figure, moneyUnit } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy, SCREENS } from './copy.ts'
import { Figure } from './figure.tsx'
import { MoneyMap } from './money-map.tsx'
import { moneyCopy as texts } from './money-copy.ts'
import { Ranking } from './money-ranking.tsx'
import { Trend } from './money-trend.tsx'
import { terrainOf } from './map/terrain.ts'
import { NEW_AREA } from './map/province.tsx'
import { Readings } from './readings.tsx'
import { useScreen } from './screen-context.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.suffix(SCREENS[0].name), description: copy.description(SCREENS[0].name) })

/** By how much this year's whole months differ from the same months of the year before. */
function Change() {
  const { money } = useScreen().set
  const { wholeMonths, wholeMonthsYuan, wholeMonthsBeforeYuan } = money
  if (wholeMonthsYuan === null || wholeMonthsBeforeYuan === null) return null
  if (wholeMonths === 0 || wholeMonthsBeforeYuan === 0) return <span>{texts.noBefore}</span>
  const change = (wholeMonthsYuan / wholeMonthsBeforeYuan - 1) * 100
  return (
    <span>
      {texts.change(wholeMonths)}{' '}
      <b>
        {change < 0 ? '−' : '+'}
        {Math.abs(change).toFixed(1)}%
      </b>
    </span>
  )
}

/** Asked, granted and drawn of the applications of this year, as the second screen has them. */
function Flow() {
  const { money, mechanism } = useScreen().set
  const of = (code: string) => mechanism.steps.find((step) => step.code === code)?.amountYuan ?? 0
  const unit = moneyUnit(of('applied'))
  const lines = (['applied', 'credited', 'drawn'] as const).map((code) => ({ code, yuan: of(code) }))
  return (
    <Chart
      className="flow-bars"
      title={texts.flowTitle(money.year)}
      definition={texts.flowDefinition}
      table={{
        head: [copy.total, unit.name],
        rows: lines.map(({ code, yuan }) => [texts.flow[code], unit.of(yuan)]),
      }}
    >
      {lines.map(({ code, yuan }) => (
        <div key={code} className="bar-line">
          <span>{texts.flow[code]}</span>
          <i
            className={code}
            style={{ width: `${of('applied') > 0 ? (yuan / of('applied')) * 13 : 0}rem` }}
          />
          <b>{unit.of(yuan)}</b>
        </div>
      ))}
    </Chart>
  )
}

/** What a ring counts. */
function Legend() {
  const { set, approval } = useScreen()
  const { areas, drawnYuan } = set.money
  const unit = moneyUnit(drawnYuan)
  const { step } = terrainOf(
    new Map(
      areas.flatMap(({ code, drawnYuan: drawn }) =>
        drawn === null || code === NEW_AREA ? [] : [[code, drawn] as const],
      ),
    ),
  )
  return (
    <div className="ring-legend">
      {(drawnYuan ?? 0) > 0 && (
        <>
          <svg viewBox="0 0 90 70" aria-hidden fill="none" stroke="var(--wall-drawn)">
            <path d="M45 62C12 62 4 44 10 30S34 6 52 8s34 14 32 32-16 22-39 22Z" />
            <path d="M45 52C24 52 17 42 21 32s15-16 29-15 24 9 22 21-9 14-27 14Z" strokeWidth="1.6" />
            <path d="M46 42c-9 0-14-4-12-9s8-8 14-7 13 5 12 9-6 7-14 7Z" />
          </svg>
          <p>
            <b>{texts.map.ring(`${unit.of(step)} ${unit.name}`)}</b>
            <br />
            {texts.map.thick(`${unit.of(step * 5)} ${unit.name}`)}
          </p>
        </>
      )}
      <p className="note">{(drawnYuan ?? 0) > 0 ? texts.map.note : texts.map.flat}</p>
      <p className="note">{copy.schematic(approval)}</p>
    </div>
  )
}

export default function MoneyPage() {
  const { money, asOf } = useScreen().set
  const unit = moneyUnit(money.drawnYuan)
  return (
    <>
      <Chart
        className="fill"
        isBare
        title={texts.map.title}
        definition={texts.map.definition}
        table={{
          head: texts.rank.columns.map((label, index) =>
            index === 1 || index === 3 ? `${label}（${unit.name}）` : label,
          ),
          rows: [
            ...money.areas.map(({ name, drawnYuan, drawnCount, appliedYuan, appliedCount }) => [
              name,
              unit.of(drawnYuan),
              figure(drawnCount),
              unit.of(appliedYuan),
              figure(appliedCount),
            ]),
            ...(money.withheldAreas > 0
              ? [[copy.withheld(money.withheldAreas), unit.of(money.withheldYuan), '', '', '']]
              : []),
          ],
          foot: [copy.province, unit.of(money.drawnYuan), figure(money.drawnCount), '', ''],
        }}
      >
        <MoneyMap money={money} unit={unit} />
      </Chart>
      <Legend />
      <div className="hero-block">
        <Figure
          size="hero"
          label={texts.hero.label(money.year)}
          value={unit.of(money.drawnYuan)}
          unit={unit.name}
          definition={texts.hero.definition}
          leftOut={texts.hero.leftOut}
        />
        <p>
          {texts.count(figure(money.drawnCount))} <Change /> <span className="note">{clock(asOf)}</span>
        </p>
      </div>
      <Flow />
      <Trend money={money} unit={unit} />
      <Ranking money={money} unit={unit} />
      <Readings readings={money.readings} />
    </>
  )
}
