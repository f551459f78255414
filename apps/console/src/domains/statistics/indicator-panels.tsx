import { Link } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import type { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { INDICATOR_GROUPS } from '@lqr/contract/statistics/indicator-shape.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { copy } from './copy.ts'
import { HowCounted } from './how-counted.tsx'
import { shownFigure } from './shown-figure.ts'

type Indicator = CallOutput<typeof listIndicators>['list'][number]

const { catalogue: texts } = copy
const hasRows = (code: string) =>
  INDICATORS.some((indicator) => indicator.code === code && rowsOf(indicator.formula) !== undefined)

interface FigureProps {
  indicator: Indicator
  areaCode: string
}

function Figure({ indicator, areaCode }: FigureProps) {
  const { code, name, value, unit, isWithheld } = indicator
  const [figure, scaled] = value === null ? [] : shownFigure(value, unit)
  const shown = (
    <>
      <strong>{figure}</strong> {scaled}
    </>
  )
  return (
    <div>
      <dt>
        <span>{name}</span>
        <HowCounted indicator={indicator} />
      </dt>
      <dd>
        {figure === undefined ? (
          <span className="muted">{isWithheld ? texts.withheld : texts.nothing}</span>
        ) : hasRows(code) ? (
          <Link to={`/figures/${code}?area=${areaCode}`}>{shown}</Link>
        ) : (
          shown
        )}
      </dd>
    </div>
  )
}

/** Every figure of the catalogue by group, each with its definition behind a button and its cases behind the number. */
export function IndicatorPanels({ list, areaCode }: { list: readonly Indicator[]; areaCode: string }) {
  return INDICATOR_GROUPS.map(({ code, name }) => (
    <section key={code} className="panel">
      <h2>{name}</h2>
      <dl className="figures">
        {list
          .filter(({ group }) => group === code)
          .map((indicator) => (
            <Figure key={indicator.code} indicator={indicator} areaCode={areaCode} />
          ))}
      </dl>
    </section>
  ))
}
