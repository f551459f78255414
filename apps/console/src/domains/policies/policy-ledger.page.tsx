import { Checkbox } from 'antd'
import { useParams } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { listItemMatches } from '@lqr/contract/policies/ledger-calls.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { footstepColumns } from './footsteps.tsx'

type Row = CallOutput<typeof listItemMatches>['list'][number]

const PAGE_SIZE = 20
const FITTING = 'fitting'

/** Whom a policy item fits, was told, who looked and who declared: of an item without application the list by which it is given. */
export function Component() {
  const { id = '' } = useParams()
  const search = useListSearch()
  const fittingOnly = search.isOn(FITTING)
  const answer = useCall(
    listItemMatches,
    {
      params: { id },
      body: { currentPageNum: search.page, pageSize: PAGE_SIZE, ...(fittingOnly ? { fittingOnly } : {}) },
    },
    { keepPrevious: true },
  )
  const { data } = answer
  return (
    <Page
      title={copy.ledger}
      intro={copy.ledgerIntro}
      extra={<LinkButton to="/policies/items" label={copy.toItems} />}
    >
      {data && (
        <p role="status">
          {copy.figures(data.figures)}
          {data.isFinished ? '' : copy.unfinished}
        </p>
      )}
      <div className="filters">
        <Checkbox
          checked={fittingOnly}
          onChange={({ target }) => search.change({ [FITTING]: target.checked })}
        >
          {labelOf(listItemMatches.body.shape.fittingOnly)}
        </Checkbox>
      </div>
      <RecordList
        table="policyLedger"
        label={copy.ledger}
        of={answer}
        columns={[
          { key: 'corporateName', title: copy.company, isHeading: true, render: (row) => row.corporateName },
          {
            key: 'area',
            title: copy.area,
            render: ({ areaCode }) => (areaCode ? (substationOfCode(areaCode)?.name ?? areaCode) : ''),
          },
          ...footstepColumns<Row>(),
        ]}
        rowKey={({ companyId }) => companyId}
        empty={<Notice title={copy.ledgerEmpty} hint={copy.ledgerEmptyHint} />}
        onPage={(page) => search.change({ page })}
      />
    </Page>
  )
}
