import { Checkbox } from 'antd'
import { Link } from 'react-router'
import { listValuations } from '@lqr/contract/valuations/calls.ts'
import type { ValuationRow } from '@lqr/contract/valuations/entities.ts'
import { PROPERTY_KINDS } from '@lqr/contract/valuations/kinds.ts'
import { formatAmountRange } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { valuationCopy } from '../../shell/valuations/copy.ts'
import { ValuationMarks } from '../../shell/valuations/valuation-facts.tsx'
import { copy } from './copy.ts'
import { RemoveValuation } from './remove-valuation.tsx'

const PAGE_SIZE = 20

const COLUMNS: readonly RecordColumn<ValuationRow>[] = [
  {
    key: 'property',
    title: copy.property,
    isHeading: true,
    render: (row) => (
      <>
        <Link to={`/personal/valuations/${row.id}`}>
          {nameOf(PROPERTY_KINDS, row.kind)} · {row.address}
        </Link>
        <div className="muted">
          {row.areaName} · {valuationCopy.metres(row.areaSquareMetres)}
        </div>
      </>
    ),
  },
  {
    key: 'range',
    title: copy.range,
    render: (row) => (
      <>
        <span className="tabular nowrap">{formatAmountRange(row.lowYuan, row.highYuan)}</span>
        <div>
          <ValuationMarks of={row} />
        </div>
      </>
    ),
  },
  { key: 'asOf', title: copy.asOf, render: (row) => formatDate(row.asOf) },
  { key: 'validTo', title: copy.validTo, render: (row) => formatDate(row.validTo) },
  { key: 'remove', title: copy.remove, render: (row) => <RemoveValuation id={row.id} isSmall /> },
]

/** What the enterprise keeps of its estimates. */
export function Component() {
  const search = useListSearch()
  const validOnly = search.isOn('validOnly')
  const answer = useCall(
    listValuations,
    { body: { currentPageNum: search.page, pageSize: PAGE_SIZE, ...(validOnly ? { validOnly } : {}) } },
    { keepPrevious: true },
  )
  const estimate = <LinkButton to="/houseValuation" label={copy.estimate} isPortal />
  return (
    <Page title={copy.title} extra={estimate} intro={copy.intro}>
      <Checkbox checked={validOnly} onChange={({ target }) => search.change({ validOnly: target.checked })}>
        {copy.validOnly}
      </Checkbox>
      <RecordList<ValuationRow>
        table="myValuations"
        label={copy.label}
        of={answer}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
