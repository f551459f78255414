import { Link, useSearchParams } from 'react-router'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { type FigureRow, figureRow, listFigureRows } from '@lqr/contract/statistics/filtered-calls.ts'
import type { IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { copy as shellCopy } from '../../../shell/copy.ts'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordTable } from '../../../shell/records/record-table.tsx'
import { useTableRoom } from '../../../shell/records/use-table-room.ts'
import { useCall } from '../../../shell/use-call.ts'
import { figuresCopy } from './copy.ts'
import { useFigureFilter, useViewer } from './use-figure-filter.ts'

const { detail: copy } = figuresCopy
const PAGE_SIZE = 20
const POSITION = /^\d{4}-\d{2}-\d{2}_\d{1,15}$/
const labels = labelsOf(figureRow)

/** Where the viewer reads the case itself; undefined where it has no page for the viewer. */
function usePathOf(code: IndicatorCode) {
  const { kind } = useViewer()
  const formula = INDICATORS.find((indicator) => indicator.code === code)?.formula
  const isApplication = formula !== undefined && rowsOf(formula)?.hasProduct === true
  return ({ caseId }: FigureRow) => {
    if (!isApplication || kind === 'authority') return undefined
    return kind === 'enterprise' ? `/personal/applications/${caseId}` : `/workbench/applications/${caseId}`
  }
}

function columnsFor(pathOf: (row: FigureRow) => string | undefined): RecordColumn<FigureRow>[] {
  return [
    {
      key: 'caseNo',
      title: labels.caseNo,
      isHeading: true,
      render: (row) => {
        const path = pathOf(row)
        const name = row.caseNo ?? row.companyName
        return path ? <Link to={path}>{name}</Link> : <span className="tabular">{name}</span>
      },
    },
    {
      key: 'companyName',
      title: labels.companyName,
      render: ({ companyName }) => companyName ?? shellCopy.none,
    },
    { key: 'day', title: labels.day, render: ({ day }) => <span className="tabular nowrap">{day}</span> },
    { key: 'areaName', title: labels.areaName, render: ({ areaName }) => areaName ?? shellCopy.none },
    {
      key: 'industryName',
      title: labels.industryName,
      render: ({ industryName }) => industryName ?? shellCopy.none,
    },
    { key: 'scaleName', title: labels.scaleName, render: ({ scaleName }) => scaleName ?? shellCopy.none },
    { key: 'orgName', title: labels.orgName, render: ({ orgName }) => orgName ?? shellCopy.none },
    {
      key: 'productName',
      title: labels.productName,
      render: ({ productName }) => productName ?? shellCopy.none,
    },
    {
      key: 'amountYuan',
      title: labels.amountYuan,
      align: 'right',
      render: ({ amountYuan }) => (
        <span className="tabular nowrap">{amountYuan ? formatAmount(amountYuan) : shellCopy.none}</span>
      ),
    },
  ]
}

/** The cases behind a figure, page by page; the place stands in the address, so back leads to the page before. */
export function FigureRows({ code }: { code: IndicatorCode }) {
  const { filter } = useFigureFilter()
  const [search] = useSearchParams()
  const isWide = useTableRoom()
  const columns = columnsFor(usePathOf(code))
  const wanted = search.get('after') ?? ''
  const after = POSITION.test(wanted) ? { after: wanted } : {}
  const rows = useCall(
    listFigureRows,
    { params: { code }, body: { ...filter, ...after, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const turn = (position: string | null) => {
    const next = new URLSearchParams(search)
    if (position === null) next.delete('after')
    else next.set('after', position)
    return { search: next.toString() }
  }
  return (
    <section className="panel">
      <h2>{copy.rowsTitle}</h2>
      <Answer of={rows}>
        {({ list, total, next, isMasked }) =>
          total === 0 ? (
            <p className="muted">{copy.rowsNone}</p>
          ) : (
            <>
              <p className="muted">
                {copy.total(total.toLocaleString('zh-CN'))}
                {isMasked && `；${copy.masked}`}
              </p>
              <RecordTable<FigureRow>
                label={copy.rowsTitle}
                table="figureRows"
                rows={list}
                columns={columns}
                tools={
                  <ExportButton
                    def={listFigureRows}
                    input={{ params: { code }, body: filter }}
                    label={copy.rowsTitle}
                  />
                }
                rowKey={({ caseId }) => caseId}
                isLoading={rows.isPlaceholderData}
                scrolls={false}
                isWide={isWide}
              />
              <nav className="figure-pages" aria-label={copy.rowsTitle}>
                {wanted && <Link to={turn(null)}>{copy.first}</Link>}
                {next !== null && (
                  <Link to={turn(next)} preventScrollReset>
                    {copy.next}
                  </Link>
                )}
              </nav>
            </>
          )
        }
      </Answer>
    </section>
  )
}
