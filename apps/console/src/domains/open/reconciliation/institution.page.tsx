import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { listInstitutionDifferences } from '@lqr/contract/open/arrears-calls.ts'
import type { ReconciliationDifference } from '@lqr/contract/open/reconciliation.ts'
import { lastAddress } from '../../../shell/page/last-address.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { differenceColumns } from './difference-columns.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { JudgeDialog } from './judge-dialog.tsx'

const PAGE_SIZE = 20

/** The differences of one institution, and its explanations to be confirmed. */
export function Component() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const search = useListSearch()
  const [judging, setJudging] = useState<ReconciliationDifference>()
  const [shown, setShown] = useState<ReconciliationDifference>()
  const onlyExplained = search.isOn('explained')
  const answer = useCall(
    listInstitutionDifferences,
    {
      params: { id },
      body: {
        currentPageNum: search.page,
        pageSize: PAGE_SIZE,
        ...(onlyExplained ? { state: 'explained' as const } : {}),
      },
    },
    { keepPrevious: true },
  )
  const columns = differenceColumns({
    show: setShown,
    opensCases: false,
    act: {
      label: copy.judge,
      nameOf: copy.judgeOf,
      isOpen: ({ state }) => state === 'explained',
      run: setJudging,
    },
  })
  return (
    <Page
      title={copy.institutionTitle}
      extra={<LinkButton to={lastAddress('/reconciliation')} label={copy.deskBack} />}
    >
      <Checkbox
        checked={onlyExplained}
        onChange={({ target }) => search.change({ explained: target.checked })}
      >
        {copy.onlyExplained}
      </Checkbox>
      <RecordList<ReconciliationDifference>
        table="institutionDifferences"
        label={copy.differences}
        of={answer}
        columns={columns}
        rowKey={(row) => row.id}
        scrolls={false}
        empty={<Notice title={copy.noDifferences} />}
        onPage={search.toPage}
      />
      {judging && (
        <JudgeDialog
          difference={judging}
          onDone={() => {
            toastSuccess(copy.judged)
            setJudging(undefined)
            void queries.invalidateQueries({ queryKey: callKey(listInstitutionDifferences) })
          }}
          onClose={() => setJudging(undefined)}
        />
      )}
      {shown && <HistoryDrawer difference={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}
