import { Button, Tag } from 'antd'
import { Link } from 'react-router'
import { caseKindNames, caseOfKind } from '@lqr/contract/all-cases.ts'
import {
  type AttentionList,
  type AttentionRow,
  listAttentionCases,
} from '@lqr/contract/oversight/attention-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { dueColumn, statusColumn } from '../../../shell/cases/case-columns.tsx'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useMedia } from '../../../shell/records/use-media.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useNow } from '../../../shell/time/use-now.ts'
import { useCall } from '../../../shell/use-call.ts'
import { todayCopy as copy } from '../copy.ts'
import { ORG } from './attention-tiles.tsx'

const WIDE = '(min-width: 768px)'
/** Cards are longer than rows. */
const PAGE_SIZES = { wide: 10, phone: 4 } as const
const { columns: titles } = copy

/** Where the government opens a case of a kind in which it takes part; other kinds are known by their number. */
function CaseNumber({ kind, caseId, number }: AttentionRow) {
  const lists: Partial<Record<string, string>> = OFFICE_LISTS
  const list = kind === 'creditObjection' ? undefined : lists[kind]
  return list === undefined ? (
    <span className="tabular">{number}</span>
  ) : (
    <Link to={`${list}/${caseId}`}>{number}</Link>
  )
}

function columnsAt(now: Date): readonly RecordColumn<AttentionRow>[] {
  return [
    { key: 'number', title: titles.number, isHeading: true, render: (row) => <CaseNumber {...row} /> },
    { key: 'kind', title: titles.kind, render: ({ kind }) => <Tag>{nameOf(caseKindNames, kind)}</Tag> },
    { key: 'company', title: titles.company, render: ({ companyName }) => companyName },
    { key: 'org', title: titles.org, render: ({ orgName }) => orgName },
    { key: 'area', title: titles.area, render: ({ areaName }) => areaName },
    {
      key: 'amount',
      title: titles.amount,
      align: 'right',
      render: ({ amountYuan }) => <span className="tabular nowrap">{formatAmount(amountYuan)}</span>,
    },
    statusColumn((row) => caseOfKind(row.kind)),
    dueColumn(titles.due, now),
    {
      key: 'letter',
      title: titles.letter,
      render: ({ letterId, number }) =>
        letterId && (
          <Link
            to={`${OFFICE_LISTS.letter}/${letterId}`}
            aria-label={`${copy.seeLetter}${titles.letter}：${number}`}
          >
            {copy.seeLetter}
          </Link>
        ),
    },
  ]
}

interface CaseRowsProps {
  list: AttentionList
  areaId: string
  /** The institutions of the list by their number, to name the one it is narrowed to. */
  names: ReadonlyMap<string, string>
}

/** The cases behind a number. */
export function CaseRows({ list, areaId, names }: CaseRowsProps) {
  const { page, toPage, text, change } = useListSearch()
  const now = useNow()
  const pageSize = useMedia(WIDE) ? PAGE_SIZES.wide : PAGE_SIZES.phone
  const orgId = list === 'overdue' ? text(ORG) : undefined
  const of = useCall(
    listAttentionCases,
    {
      body: { list, areaId, currentPageNum: page, pageSize, ...(orgId ? { orgId } : {}) },
    },
    { keepPrevious: true },
  )
  const label = copy.rowsTitle(copy.tiles[list], orgId ? names.get(orgId) : undefined)
  const [title, hint] = copy.nothing[list]
  return (
    <section className="panel" id="rows">
      <div className="panel-head">
        <h2>{label}</h2>
        {orgId && <Button onClick={() => change({ [ORG]: undefined })}>{copy.allOrganisations}</Button>}
      </div>
      <RecordList<AttentionRow>
        table="attentionCases"
        label={label}
        of={of}
        columns={columnsAt(now)}
        rowKey={({ kind, caseId }) => `${kind} ${caseId}`}
        empty={<Notice title={title} hint={hint} />}
        onPage={toPage}
      />
    </section>
  )
}
