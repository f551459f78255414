import { Select } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import {
  getRenewalRadar,
  listLoansDue,
  type LoanDue,
  RENEWAL_STATES,
  RENEWAL_WINDOWS,
} from '@lqr/contract/oversight/renewal-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { renewalCopy } from './copy.ts'
import { companyColumns, loanColumns } from './loan-columns.tsx'
import '../../../shell/records/figure-table.css'
import '../oversight.css'

const { office: copy } = renewalCopy
const PAGE_SIZE = 20
const DEFAULT_DAYS = 90
const WITHIN = 'within'
const STATE = 'state'
const WINDOWS = RENEWAL_WINDOWS.map((days) => ({ code: String(days) }))

type Radar = CallOutput<typeof getRenewalRadar>

/** A sum of a group, as a row of a table that adds up. */
interface SumRow {
  readonly key: string
  readonly name: string
  readonly loans: number
  readonly amountYuan: number
  readonly silent?: number
}

function SumTable({ title, head, rows }: { title: string; head: string; rows: readonly SumRow[] }) {
  const hasSilent = rows.some(({ silent }) => silent !== undefined)
  const sum = (of: (row: SumRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  return (
    <section className="panel">
      <h2>{title}</h2>
      <div className="figure-scroll" role="region" aria-label={title} tabIndex={0}>
        <table className="figure-table oversight-rows">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{copy.count}</th>
              <th scope="col">{copy.amount}</th>
              {hasSilent && <th scope="col">{copy.silent}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, loans, amountYuan, silent = 0 }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{loans.toLocaleString('zh-CN')}</td>
                <td>{formatAmount(amountYuan)}</td>
                {hasSilent && (
                  <td className={silent > 0 ? 'oversight-late' : undefined}>
                    {silent > 0 ? `▲ ${silent}` : '0'}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{copy.total}</th>
              <td>{sum(({ loans }) => loans).toLocaleString('zh-CN')}</td>
              <td>{formatAmount(sum(({ amountYuan }) => amountYuan)) || '0'}</td>
              {hasSilent && <td>{sum(({ silent = 0 }) => silent)}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

/** The institutions by name, and those that are not named in a row of their own, so that the table adds up to all. */
function institutionRows(
  named: Radar['institutions'],
  { institutions, ...others }: Radar['otherInstitutions'],
): SumRow[] {
  const rows = named.map(({ orgId, orgName, ...row }) => ({ key: orgId, name: orgName, ...row }))
  return institutions === 0 ? rows : [...rows, { key: 'others', name: copy.others(institutions), ...others }]
}

/** The three windows; each opens its list below. */
function Windows({ windows, current }: { windows: Radar['windows']; current: number }) {
  const addressOf = (days: number) => {
    const next = new URLSearchParams(window.location.search)
    next.delete('page')
    next.set(WITHIN, String(days))
    return { search: next.toString() }
  }
  return (
    <nav aria-label={copy.windows}>
      <ul className="attention-tiles renewal-tiles">
        {windows.map(({ days, loans, amountYuan }) => (
          <li key={days}>
            <Link
              to={addressOf(days)}
              replace
              preventScrollReset
              className="attention-tile"
              aria-current={days === current ? 'true' : undefined}
            >
              <span>{copy.window(days)}</span>
              <span className="attention-value">
                <strong>{formatAmount(amountYuan) || '0'}</strong>
              </span>
              <span className="muted">{copy.loans(loans.toLocaleString('zh-CN'))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RenewalRadarProps {
  /** The area it is narrowed to; institutions see theirs everywhere. */
  areaId?: string
  extra?: ReactNode
  /** Where the viewer opens applications. */
  applications?: string
}

/** What falls due, where and at whom, with the loans themselves. */
export function RenewalRadar({ areaId, extra, applications }: RenewalRadarProps) {
  const { page, toPage, change, oneOf } = useListSearch()
  const withinDays = Number(oneOf(WITHIN, WINDOWS) ?? DEFAULT_DAYS)
  const state = oneOf(STATE, RENEWAL_STATES)
  const area = areaId === undefined ? {} : { areaId }
  const radar = useCall(getRenewalRadar, { query: area }, { keepPrevious: true })
  const of = useCall(
    listLoansDue,
    {
      body: { ...area, withinDays, currentPageNum: page, pageSize: PAGE_SIZE, ...(state ? { state } : {}) },
    },
    { keepPrevious: true },
  )
  const options = [
    { value: '', label: copy.allStates },
    ...RENEWAL_STATES.map(({ code, name }) => ({ value: code as string, label: name })),
  ]
  const [number, ...rest] = loanColumns(applications === undefined ? {} : { applications })
  return (
    <Page
      title={copy.title}
      extra={extra}
      intro={radar.data && copy.intro(radar.data.areaName, formatDate(radar.data.asOf))}
    >
      <div className="stack">
        <Answer of={radar}>
          {({ windows, areas, institutions, otherInstitutions }) => (
            <>
              <Windows windows={windows} current={withinDays} />
              {institutions.length > 0 && (
                <div className="renewal-sums">
                  <SumTable
                    title={copy.areas}
                    head={copy.area}
                    rows={areas.map(({ areaCode, areaName, ...row }) => ({
                      key: areaCode,
                      name: areaName,
                      ...row,
                    }))}
                  />
                  <SumTable
                    title={copy.institutions}
                    head={copy.org}
                    rows={institutionRows(institutions, otherInstitutions)}
                  />
                </div>
              )}
            </>
          )}
        </Answer>
        <section className="panel">
          <div className="panel-head">
            <h2>{copy.list}</h2>
            <Select
              aria-label={copy.state}
              className="filter-sort"
              value={state ?? ''}
              options={options}
              onChange={(value) => change({ [STATE]: value })}
            />
          </div>
          <RecordList<LoanDue>
            table="loansDue"
            label={copy.list}
            of={of}
            columns={[...(number ? [number] : []), ...companyColumns, ...rest]}
            rowKey={({ kind, id }) => `${kind} ${id}`}
            scrolls={false}
            empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
            onPage={toPage}
          />
        </section>
      </div>
    </Page>
  )
}
