import { useQueryClient } from '@tanstack/react-query'
import { Select, Tag } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { listImportRows, type ReportImportRow } from '@lqr/contract/demand-reports/import-calls.ts'
import { IMPORT_OUTCOMES, type ImportOutcome } from '@lqr/contract/demand-reports/kinds.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const PAGE_SIZE = 20
const COLORS = { taken: 'success', repeated: 'default', refused: 'error' } as const

const columns: readonly RecordColumn<ReportImportRow>[] = [
  {
    key: 'company',
    title: copy.company,
    isHeading: true,
    render: ({ reportId, corporateName, rowNo }) =>
      reportId ? (
        <Link to={`/office/reports/${reportId}`}>{corporateName}</Link>
      ) : (
        corporateName || String(rowNo)
      ),
  },
  { key: 'rowNo', title: copy.rowNo, align: 'right', render: ({ rowNo }) => rowNo },
  {
    key: 'outcome',
    title: copy.outcome,
    render: ({ outcome }) => <Tag color={COLORS[outcome]}>{nameOf(IMPORT_OUTCOMES, outcome)}</Tag>,
  },
  {
    key: 'problems',
    title: copy.problems,
    render: ({ problems }) =>
      problems.length > 0 && (
        <ul className="plain-list">
          {problems.map(({ column, why }) => (
            <li key={column}>{copy.problem(column, why)}</li>
          ))}
        </ul>
      ),
  },
]

/** Reads the rows anew whenever the list has come further. */
function useRereadRows(doneRows: number): void {
  const queries = useQueryClient()
  const read = useRef(doneRows)
  useEffect(() => {
    if (read.current === doneRows) return
    read.current = doneRows
    void queries.invalidateQueries({ queryKey: callKey(listImportRows) })
  }, [queries, doneRows])
}

/** What became of each row of a list, in the order of the file. */
export function ImportRows({ importId, doneRows }: { importId: string; doneRows: number }) {
  useRereadRows(doneRows)
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const [page, setPage] = useState(1)
  const body = { currentPageNum: page, pageSize: PAGE_SIZE, ...(outcome ? { outcome } : {}) }
  const answer = useCall(listImportRows, { params: { id: importId }, body }, { keepPrevious: true })
  return (
    <div className="stack">
      <div className="filters" role="search">
        <Select
          aria-label={copy.outcome}
          className="filter-status"
          placeholder={copy.all}
          allowClear
          options={IMPORT_OUTCOMES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(next?: ImportOutcome) => {
            setOutcome(next)
            setPage(1)
          }}
        />
      </div>
      <RecordList<ReportImportRow>
        table="reportImportRows"
        label={copy.rows}
        of={answer}
        columns={columns}
        rowKey={({ rowNo }) => String(rowNo)}
        empty={copy.noRows}
        onPage={setPage}
      />
    </div>
  )
}
