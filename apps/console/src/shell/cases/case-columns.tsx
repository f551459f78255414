import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import type { RecordColumn } from '../records/record-column.ts'
import { DueTag } from '../time/due-tag.tsx'
import type { Clock } from '../time/due-time.ts'
import { CaseStatusTag } from './case-status-tag.tsx'
import { keepWalk } from './case-walk.ts'
import { caseListCopy as copy } from './copy.ts'

const rowAddresses = (link: HTMLElement): string[] =>
  [...(link.closest('main')?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])].flatMap(
    ({ dataset: { rowLink } }) => rowLink ?? [],
  )

/** The link that opens a row; j and k walk from one to the next, and the opened case knows the rows around it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const begin = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    keepWalk({ list: pathname + search, rows: [...new Set(rowAddresses(currentTarget))] })
  return (
    <Link to={to} data-row-link={to} onClick={begin}>
      {children}
    </Link>
  )
}

/** What is left of the clock that runs. */
export function dueColumn<Row extends Clock>(title: string, now: Date): RecordColumn<Row> {
  return { key: 'due', title, render: (row) => <DueTag clock={row} now={now} /> }
}

/** The state, with what a kind marks beside it. */
export function statusColumn<Row extends { readonly status: string }>(
  declarationOf: AnyCase | ((row: Row) => AnyCase),
  mark?: (row: Row) => ReactNode,
): RecordColumn<Row> {
  return {
    key: 'status',
    title: copy.status,
    render: (row) => (
      <>
        <CaseStatusTag
          of={typeof declarationOf === 'function' ? declarationOf(row) : declarationOf}
          status={row.status}
        />
        {mark?.(row)}
      </>
    ),
  }
}

/** What is asked for, and for how long. */
export function amountColumn<
  Row extends { readonly amountYuan: number | null; readonly termMonths: number | null },
>(): RecordColumn<Row> {
  return {
    key: 'amount',
    title: copy.amount,
    align: 'right',
    render: (row) => (
      <span className="tabular nowrap">
        {row.amountYuan !== null && `${formatAmount(row.amountYuan)} / ${formatTerm(row.termMonths)}`}
      </span>
    ),
  }
}

/** The day it was handed in. */
export function submittedColumn<Row>(momentOf: (row: Row) => string): RecordColumn<Row> {
  return {
    key: 'submitted',
    title: copy.submitted,
    render: (row) => <span className="tabular nowrap">{formatDateShort(momentOf(row))}</span>,
  }
}

/** The number that people give on the phone; its key is the one under which settings are kept. */
export function numberColumn<Row>(
  key: string,
  title: string,
  numberOf: (row: Row) => string,
): RecordColumn<Row> {
  return { key, title, render: (row) => <span className="tabular">{numberOf(row)}</span> }
}
