import { Checkbox } from 'antd'
import { useState } from 'react'
import type { ReconciliationDifference } from '@lqr/contract/open/reconciliation.ts'
import { listDifferences } from '@lqr/contract/open/reconciliation-calls.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useCall } from '../../../shell/use-call.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { copy } from './copy.ts'
import { differenceColumns } from './difference-columns.tsx'
import { HistoryDrawer } from './history-drawer.tsx'

const PAGE_SIZE = 20

interface DayDifferencesProps {
  day: string
  onAnswered: () => void
}

/** What differs on a day, with an answer for each. */
export function DayDifferences({ day, onAnswered }: DayDifferencesProps) {
  const search = useListSearch()
  const [answering, setAnswering] = useState<ReconciliationDifference>()
  const [shown, setShown] = useState<ReconciliationDifference>()
  const onlyOpen = search.isOn('open')
  const answer = useCall(
    listDifferences,
    {
      body: {
        day,
        currentPageNum: search.page,
        pageSize: PAGE_SIZE,
        ...(onlyOpen ? { openOnly: true } : {}),
      },
    },
    { keepPrevious: true },
  )
  const columns = differenceColumns({
    show: setShown,
    opensCases: true,
    act: {
      label: copy.answer,
      nameOf: copy.answerOf,
      isOpen: ({ state }) => state !== 'settled',
      run: setAnswering,
    },
  })
  return (
    <section>
      <h2>{copy.differences}</h2>
      <Checkbox checked={onlyOpen} onChange={({ target }) => search.change({ open: target.checked })}>
        {copy.onlyOpen}
      </Checkbox>
      <RecordList<ReconciliationDifference>
        table="reconciliationDifferences"
        label={copy.differences}
        of={answer}
        columns={columns}
        rowKey={({ id }) => id}
        scrolls={false}
        empty={<Notice title={copy.noDifferences} hint={copy.noDifferencesHint} />}
        onPage={search.toPage}
      />
      {answering && (
        <AnswerDialog
          difference={answering}
          onDone={() => {
            toastSuccess(copy.answered)
            setAnswering(undefined)
            onAnswered()
          }}
          onClose={() => setAnswering(undefined)}
        />
      )}
      {shown && <HistoryDrawer difference={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}
