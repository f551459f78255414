import { Checkbox, Select, Tag } from 'antd'
import { caseKindNames, caseOfKind } from '@lqr/contract/all-cases.ts'
import { CASE_SIDES } from '@lqr/contract/kernel/cases/case-fields.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import type { AffairRow } from '@lqr/contract/tasks/entities.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { affairAddress } from '../../shell/cases/affair-address.ts'
import { dueColumn, numberColumn, RowLink, statusColumn } from '../../shell/cases/case-columns.tsx'
import { CaseListPage } from '../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../shell/cases/use-case-search.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { affairsCopy as texts } from './copy.ts'

const PRODUCTS = '/financial'
const FILTERS = {} as const
/** This list's own filters, by their names in the address. */
const FURTHER = ['kind', 'waiting']
const ALL_KINDS = ''
const kindOptions = [
  { value: ALL_KINDS, label: texts.allKinds },
  ...caseKindNames.map(({ code, name }) => ({ value: code, label: name })),
]

function columnsAt(now: Date): readonly RecordColumn<AffairRow>[] {
  return [
    {
      key: 'title',
      title: texts.subject,
      isHeading: true,
      render: (row) => (
        <>
          <RowLink to={affairAddress(row)}>{row.title || texts.untitled}</RowLink>
          {row.orgName && <div className="muted">{row.orgName}</div>}
        </>
      ),
    },
    { key: 'kind', title: texts.kind, render: ({ kind }) => <Tag>{nameOf(caseKindNames, kind)}</Tag> },
    statusColumn((row) => caseOfKind(row.kind)),
    {
      key: 'waitsFor',
      title: texts.waitsFor,
      render: ({ waitsFor }) =>
        waitsFor === 'enterprise' ? (
          <strong>{texts.waitsForYou}</strong>
        ) : (
          waitsFor && texts.waitsForOther(nameOf(CASE_SIDES, waitsFor))
        ),
    },
    dueColumn(texts.due, now),
    {
      key: 'amount',
      title: texts.amount,
      align: 'right',
      render: ({ amountYuan }) => <span className="tabular nowrap">{formatAmount(amountYuan)}</span>,
    },
    {
      key: 'updated',
      title: texts.updated,
      render: ({ updatedAt }) => <span className="tabular nowrap">{formatDateTime(updatedAt)}</span>,
    },
    numberColumn('number', texts.number, (row) => row.number),
  ]
}

/** Everything the enterprise has under way, over all kinds: what waits for it stands first. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const kind = search.oneOf('kind', caseKindNames)
  const waitsForUs = search.isOn('waiting')
  const body = { ...search.body, ...(kind ? { kind } : {}), ...(waitsForUs ? { waitsForUs } : {}) }
  const answer = useCall(listAffairs, { body }, { keepPrevious: true })
  return (
    <CaseListPage
      table="affairs"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      rowKey={(row) => `${row.kind} ${row.caseId}`}
      emptyAction={<LinkButton to={PRODUCTS} label={texts.findProducts} isPortal />}
      choices={
        <Select
          aria-label={texts.kind}
          className="filter-status"
          value={kind ?? ALL_KINDS}
          options={kindOptions}
          onChange={(next) => search.change({ kind: next })}
        />
      }
      switches={
        <Checkbox checked={waitsForUs} onChange={({ target }) => search.change({ waiting: target.checked })}>
          {texts.waitingOnly}
        </Checkbox>
      }
      further={FURTHER}
    />
  )
}
