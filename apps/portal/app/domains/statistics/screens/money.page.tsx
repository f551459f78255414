import { useSearchParams } from 'react-router'
import type { Route } from './+types/money.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { clock, figure, moneyUnit } from './amounts.ts'
import { drillHref, PROVINCE_CODE } from './area-ways.ts'
import { Chart } from './chart.tsx'
import { copy, SCREENS } from './copy.ts'
import { Figure } from './figure.tsx'
import { MoneyMap } from './money-map.tsx'
import { moneyCopy as texts } from './money-copy.ts'
import { Prefecture } from './money-prefecture.tsx'
import { Ranking } from './money-ranking.tsx'
import { Trend } from './money-trend.tsx'
import { NEW_AREA } from './map/province.tsx'
import { Readings } from './readings.tsx'
import { RingLegend } from './ring-legend.tsx'
import { useScreen } from './screen-context.ts'
import { shortNameOf } from './short-name.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.suffix(SCREENS[0].name), description: copy.description(SCREENS[0].name) })

// The counties of an area have an address of their own.
export const handle: PageHandle = { queryKeys: ['area'] }

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
  const of = (code: string) => mechanism.steps.find((step) => step.code === code)?.amountYuan ?? null
  const unit = moneyUnit(of('applied'))
  const lines = (['applied', 'credited', 'drawn'] as const).map((code) => ({ code, yuan: of(code) }))
  return (
    <Chart
      className="flow-bars"
      title={texts.flowTitle(money.year)}
      definition={texts.flowDefinition}
      note={unit.name}
      rows={{ indicator: 'appliedAmountYuan', areaCode: PROVINCE_CODE, when: 'thisYear' }}
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
            style={{ width: `${((yuan ?? 0) / Math.max(1, of('applied') ?? 0)) * 13}rem` }}
          />
          <b>{unit.of(yuan)}</b>
        </div>
      ))}
    </Chart>
  )
}

/** The whole province. */
function WholeProvince() {
  const { money, asOf } = useScreen().set
  const unit = moneyUnit(money.drawnYuan)
  const areas = money.areas.map((area) => ({
    ...area,
    name: shortNameOf(area.code, area.name),
    href: drillHref(area.code),
  }))
  const ranking = {
    title: texts.rank.title,
    definition: `${texts.map.definition}${texts.rank.definition}`,
    column: texts.rank.column,
    areas,
    withheld: { count: money.withheldAreas, yuan: money.withheldYuan },
    whole: { name: copy.province, yuan: money.drawnYuan, areaCode: PROVINCE_CODE },
    unit,
  }
  const onLand = money.areas.filter(({ code }) => code !== NEW_AREA)
  return (
    <>
      <figure className="chart fill">
        <MoneyMap money={money} unit={unit} />
      </figure>
      <RingLegend values={onLand.map(({ drawnYuan }) => drawnYuan)} unit={unit} note={texts.map.note} />
      <div className="hero-block">
        <Figure
          size="hero"
          label={texts.hero.label(money.year)}
          value={unit.of(money.drawnYuan)}
          unit={unit.name}
          definition={texts.hero.definition}
          leftOut={texts.hero.leftOut}
          rows={{ indicator: 'disbursedAmountYuan', areaCode: PROVINCE_CODE, when: 'thisYear' }}
        />
        <p>
          {texts.count(figure(money.drawnCount))} <Change />{' '}
          <span className="note">{texts.asOf(clock(asOf))}</span>
        </p>
      </div>
      <Ranking {...ranking} />
      <Flow />
      <Trend money={money} unit={unit} />
      <Readings readings={money.readings} />
    </>
  )
}

/** Where this year's money went: the province, or one of its prefectures by county. */
export default function MoneyPage() {
  const [search] = useSearchParams()
  const { areas } = useScreen().set.money
  const area = areas.find(({ code, counties }) => code === search.get('area') && counties.length > 0)
  return area ? <Prefecture area={area} /> : <WholeProvince />
}
