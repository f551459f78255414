import { Button, Popover } from 'antd'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { AREA_RULES, INDICATOR_GROUPS } from '@lqr/contract/statistics/indicator-shape.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'

type Indicator = CallOutput<typeof listIndicators>['list'][number]

const { catalogue: texts } = copy

/** A figure and its unit, amounts scaled. */
function shown(value: number, unit: string): readonly [figure: string, unit: string] {
  if (unit !== texts.yuan) {
    const decimals = unit === texts.percent ? 2 : 0
    const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return [value.toLocaleString('zh-CN', format), unit]
  }
  const [figure = '', scaled = ''] = formatAmount(value).split(' ')
  return [figure, scaled]
}

function Definition({ indicator }: { indicator: Indicator }) {
  const { definition, leftOut, areaRule, version, numerator, denominator, basisUnit, source } = indicator
  const side = (value: number) => shown(value, basisUnit ?? '').join(' ')
  return (
    <div className="indicator-definition">
      <p>{definition}</p>
      {leftOut && (
        <p>
          {texts.leftOut}：{leftOut}
        </p>
      )}
      {denominator !== null && (
        <p>
          {numerator === null
            ? texts.basis(side(denominator))
            : texts.sides(side(numerator), side(denominator))}
        </p>
      )}
      <p className="muted">{texts.counted(nameOf(AREA_RULES, areaRule) ?? '', version)}</p>
      <p className="muted">
        {texts.source}：<code>{source}</code>
      </p>
    </div>
  )
}

function Figure({ indicator }: { indicator: Indicator }) {
  const { name, value, unit, isWithheld } = indicator
  const [figure, scaled] = value === null ? [] : shown(value, unit)
  return (
    <div>
      <dt>
        <span>{name}</span>
        <Popover trigger="click" title={name} content={<Definition indicator={indicator} />}>
          <Button type="text" size="small" aria-label={texts.howOf(name)}>
            {texts.how}
          </Button>
        </Popover>
      </dt>
      <dd>
        {figure === undefined ? (
          <span className="muted">{isWithheld ? texts.withheld : texts.nothing}</span>
        ) : (
          <>
            <strong>{figure}</strong> {scaled}
          </>
        )}
      </dd>
    </div>
  )
}

/** Every figure of the catalogue by group, each with its definition behind a button. */
export function IndicatorPanels({ list }: { list: readonly Indicator[] }) {
  return INDICATOR_GROUPS.map(({ code, name }) => (
    <section key={code} className="panel">
      <h2>{name}</h2>
      <dl className="figures">
        {list
          .filter(({ group }) => group === code)
          .map((indicator) => (
            <Figure key={indicator.code} indicator={indicator} />
          ))}
      </dl>
    </section>
  ))
}
