import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type LoanDue, RENEWAL_STATES, type RenewalState } from '@lqr/contract/oversight/renewal-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { renewalCopy as copy } from './copy.ts'

const { columns: titles } = copy
type Column = RecordColumn<LoanDue>

const LOOKS: Record<RenewalState, string> = {
  none: 'default',
  silent: 'error',
  waiting: 'warning',
  underway: 'processing',
  agreed: 'processing',
  refused: 'error',
  renewed: 'success',
}

const tabular = (children: ReactNode) => <span className="tabular nowrap">{children}</span>

/** Where an enterprise and an institution open an application; governments open none. */
interface Addresses {
  /** The list of applications, where the viewer opens them. */
  readonly applications?: string
}

function opened(address: string | undefined, id: string | null, number: string | null) {
  if (number === null) return null
  return address === undefined || id === null ? (
    tabular(number)
  ) : (
    <Link to={`${address}/${id}`} className="tabular">
      {number}
    </Link>
  )
}

/** The columns that every list of loans has. */
export function loanColumns({ applications }: Addresses): readonly Column[] {
  return [
    {
      key: 'number',
      title: titles.number,
      isHeading: true,
      render: ({ kind, id, number }) => opened(kind === 'application' ? applications : undefined, id, number),
    },
    { key: 'org', title: titles.org, render: ({ orgName }) => orgName },
    { key: 'product', title: titles.product, render: ({ productName }) => productName },
    {
      key: 'open',
      title: titles.open,
      align: 'right',
      render: ({ openYuan }) => tabular(formatAmount(openYuan)),
    },
    {
      key: 'due',
      title: titles.due,
      render: ({ dueOn, daysLeft }) => (
        <span className="tabular">
          {formatDate(dueOn)}
          <span className={daysLeft < 30 ? 'oversight-soon' : 'muted'}>（{copy.left(daysLeft)}）</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: titles.state,
      render: ({ state }) => <Tag color={LOOKS[state]}>{nameOf(RENEWAL_STATES, state)}</Tag>,
    },
    {
      key: 'renewal',
      title: titles.renewal,
      render: ({ renewalId, renewalNumber }) => opened(applications, renewalId, renewalNumber),
    },
  ]
}

/** Whose loans they are, and where. */
export const companyColumns: readonly Column[] = [
  { key: 'company', title: titles.company, render: ({ companyName }) => companyName },
  { key: 'area', title: titles.area, render: ({ areaName }) => areaName },
]
