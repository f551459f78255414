import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { exportItemMatches, listItemMatches } from '@lqr/contract/policies/ledger-calls.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { callForBlob } from '../../shell/client.ts'
import { saveBlob } from '../../shell/files/save-blob.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { sayFailure } from '../../shell/toast.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { footstepColumns } from './footsteps.tsx'

type Row = CallOutput<typeof listItemMatches>['list'][number]

const PAGE_SIZE = 20

function Export({ id }: { id: string }) {
  const [isRunning, setIsRunning] = useState(false)
  async function save() {
    setIsRunning(true)
    try {
      saveBlob(await callForBlob(exportItemMatches, { params: { id } }), copy.ledgerFile)
    } catch (error) {
      sayFailure(error)
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <Button {...busy(isRunning)} onClick={() => void save()}>
      {copy.export}
    </Button>
  )
}

/** Whom a policy item fits, was told, who looked and who declared: of an item without application the list by which it is given. */
export function Component() {
  const { id = '' } = useParams()
  const search = useListSearch()
  const answer = useCall(
    listItemMatches,
    { params: { id }, body: { currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const { data } = answer
  return (
    <Page
      title={copy.ledger}
      intro={copy.ledgerIntro}
      extra={
        <>
          {data && data.figures.matched > 0 && <Export id={id} />}
          <LinkButton to="/policies/items" label={copy.toItems} />
        </>
      }
    >
      {data && (
        <p role="status">
          {copy.figures(data.figures)}
          {data.isFinished ? '' : copy.unfinished}
        </p>
      )}
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
