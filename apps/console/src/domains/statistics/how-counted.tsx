import { Button, Popover } from 'antd'
import { AREA_RULES } from '@lqr/contract/statistics/indicator-shape.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import { shownFigure } from './shown-figure.ts'

const { catalogue: texts } = copy

interface Counted {
  readonly name: string
  readonly definition: string
  readonly leftOut: string
  readonly areaRule: (typeof AREA_RULES)[number]['code']
  readonly version: number
  readonly refresh: string
  readonly owner: string
  readonly numerator: number | null
  readonly denominator: number | null
  readonly basisUnit: string | null
  readonly source: string
}

function Definition({ indicator, countedBy }: HowCountedProps) {
  const {
    definition,
    leftOut,
    areaRule,
    version,
    refresh,
    owner,
    numerator,
    denominator,
    basisUnit,
    source,
  } = indicator
  const side = (value: number) => shownFigure(value, basisUnit ?? '').join(' ')
  return (
    <div className="indicator-definition">
      <p>{definition}</p>
      {leftOut && (
        <p>
          {texts.leftOut}：{leftOut}
        </p>
      )}
      {countedBy && <p>{countedBy}</p>}
      {denominator !== null && (
        <p>
          {numerator === null
            ? texts.basis(side(denominator))
            : texts.sides(side(numerator), side(denominator))}
        </p>
      )}
      <p className="muted">{texts.counted(nameOf(AREA_RULES, areaRule) ?? '', refresh, version)}</p>
      <p className="muted">
        {texts.owner}：{owner}
      </p>
      <p className="muted">
        {texts.source}：<code>{source}</code>
      </p>
    </div>
  )
}

interface HowCountedProps {
  indicator: Counted
  /** By which day it falls into a period. */
  countedBy?: string
}

/** The button behind which a figure says what it means. */
export function HowCounted(props: HowCountedProps) {
  const { name } = props.indicator
  return (
    <Popover trigger="click" title={name} content={<Definition {...props} />}>
      <Button type="text" size="small" aria-label={texts.howOf(name)}>
        {texts.how}
      </Button>
    </Popover>
  )
}
