import { Select } from 'antd'
import { Link } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { FIGURE_CUTS, type FigureCut } from '@lqr/contract/statistics/figure-filter.ts'
import { listFigureParts } from '@lqr/contract/statistics/filtered-calls.ts'
import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { UNIT } from '@lqr/contract/statistics/indicator-shape.ts'
import { INDICATORS, type IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import {
  type Days,
  daysOfPart,
  isTimeCut,
  MOST_DAYS,
  mayBeSplit,
} from '@lqr/contract/statistics/time-cuts.ts'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy as shared } from '../copy.ts'
import { shownFigure } from '../shown-figure.ts'
import { figuresCopy } from './copy.ts'
import { untilToday } from './periods.ts'
import { OWN, useFigureFilter, useViewer } from './use-figure-filter.ts'

const { detail: copy, none } = figuresCopy
const ADDABLE = new Set<string>([UNIT.case, UNIT.yuan, UNIT.home, UNIT.item])
const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })

type Parts = CallOutput<typeof listFigureParts>

type Filter = ReturnType<typeof useFigureFilter>['filter']

const periodOf = ({ from, to }: Filter): Days | undefined => (from && to ? { from, to } : undefined)

/** The splits that say something here: what is fixed already has one part. */
function useSplits(code: IndicatorCode) {
  const { kind, home } = useViewer()
  const { filter, search } = useFigureFilter()
  const hasParts = (substationOfCode(filter.areaCode ?? home)?.children.length ?? 0) > 0
  const formula = INDICATORS.find((indicator) => indicator.code === code)?.formula
  const rows = formula && rowsOf(formula)
  const isOffered: Record<FigureCut, boolean> = {
    area: kind !== 'enterprise' && hasParts && !filter.isOwnLevel,
    day: true,
    week: true,
    month: true,
    quarter: true,
    year: true,
    industry: kind !== 'enterprise' && !filter.industry,
    scale: kind !== 'enterprise' && !filter.scale,
    institution:
      Boolean(rows?.hasInstitution) && kind !== 'institution' && !filter.orgId && !filter.productId,
    product:
      Boolean(rows?.hasProduct) && !filter.productId && (kind !== 'authority' || Boolean(filter.orgId)),
  }
  const period = periodOf(filter)
  const splits = FIGURE_CUTS.filter((cut) => isOffered[cut.code]).map((cut) => ({
    ...cut,
    isOpen: mayBeSplit(cut.code, period),
  }))
  const open = splits.filter(({ isOpen }) => isOpen)
  return { splits, by: open.find((cut) => cut.code === search.get('by'))?.code ?? open[0]?.code ?? 'month' }
}

/** The address part that narrows the filter to one part; what has no name of its own cannot be asked for. */
function narrowing(
  by: FigureCut,
  part: string,
  { period, areaCode }: { period: Days | undefined; areaCode: string },
): Record<string, string> | undefined {
  if (part === '') return undefined
  if (isTimeCut(by)) return { ...untilToday(daysOfPart(by, part, period), chinaToday()) }
  switch (by) {
    case 'area':
      // The last part of an area is what names the area itself.
      if (part === areaCode) return { area: part, own: OWN }
      return { area: part }
    case 'institution':
      return { org: part }
    default:
      return { [by]: part }
  }
}

function PartsTable({
  code,
  name,
  by,
  answer,
}: {
  code: IndicatorCode
  name: string
  by: FigureCut
  answer: Parts
}) {
  const { base, home } = useViewer()
  const { filter, searchWith } = useFigureFilter()
  const unit = INDICATORS.find((indicator) => indicator.code === code)?.unit ?? ''
  const adds = ADDABLE.has(unit) && answer.value !== null && answer.value > 0
  const cutName = FIGURE_CUTS.find((cut) => cut.code === by)?.name ?? ''
  return (
    <div className="figure-scroll" role="region" aria-label={`${name} ${cutName}`} tabIndex={0}>
      <table className="figure-table">
        <caption className="sr-only">{`${name} ${cutName}`}</caption>
        <thead>
          <tr>
            <th scope="col">{cutName.slice(1)}</th>
            <th scope="col">{copy.value}</th>
            {adds && <th scope="col">{copy.share}</th>}
          </tr>
        </thead>
        <tbody>
          {answer.parts.map((part) => {
            const [text, scaled] = part.value === null ? [none, ''] : shownFigure(part.value, unit)
            const narrow = narrowing(by, part.code, {
              period: periodOf(filter),
              areaCode: filter.areaCode ?? home,
            })
            const share = adds && part.value !== null ? part.value / (answer.value ?? 1) : 0
            return (
              <tr key={part.code}>
                <th scope="row">
                  {narrow ? (
                    <Link
                      to={{
                        pathname: `${base}/${code}`,
                        search: searchWith({ ...narrow, by: undefined }).toString(),
                      }}
                    >
                      {part.name}
                    </Link>
                  ) : (
                    part.name
                  )}
                </th>
                <td>
                  {text} {scaled}
                </td>
                {adds && (
                  <td className="share">
                    <span>{percent.format(share)}</span>
                    <span aria-hidden className="share-bar">
                      <span style={{ width: `${share * 100}%` }} />
                    </span>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What a figure is made of; each part narrows the filter to itself. */
export function PartsPanel({ code, name }: { code: IndicatorCode; name: string }) {
  const { filter, change } = useFigureFilter()
  const { splits, by } = useSplits(code)
  const parts = useCall(
    listFigureParts,
    { params: { code }, body: { ...filter, by } },
    { keepPrevious: true },
  )
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.parts}</h2>
        <Select<FigureCut>
          aria-label={copy.by}
          className="filter-sort"
          value={by}
          options={splits.map(({ code: cut, name: label, isOpen }) => ({
            value: cut,
            label: isOpen ? label : copy.atMost(label, MOST_DAYS[cut] ?? 0),
            disabled: !isOpen,
          }))}
          onChange={(next) => change({ by: next })}
        />
        <ExportButton
          def={listFigureParts}
          input={{ params: { code }, body: { ...filter, by } }}
          label={`${name}${copy.parts}`}
        />
      </div>
      <Answer of={parts}>
        {(answer) =>
          answer.parts.length === 0 ? (
            <p className="muted">{shared.empty}</p>
          ) : (
            <PartsTable code={code} name={name} by={by} answer={answer} />
          )
        }
      </Answer>
    </section>
  )
}
