import { Button } from 'antd'
import { useState } from 'react'
import { type AskingBar, listAskingBars } from '@lqr/contract/advisory/bar-calls.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { DecideBar } from './decide-bar.tsx'

const texts = copy.bars
const PAGE_SIZE = 20

function stateOf({ liftedAt, appeal, decision }: AskingBar): string {
  if (liftedAt) return texts.lifted
  return appeal && !decision ? texts.appealed : texts.stopped
}

function columnsOf(decide: (bar: AskingBar) => void): readonly RecordColumn<AskingBar>[] {
  return [
    {
      key: 'company',
      title: texts.company,
      isHeading: true,
      render: (bar) => bar.companyName || bar.accountName,
    },
    {
      key: 'question',
      title: texts.question,
      render: (bar) => <span className="tabular">{bar.questionNo}</span>,
    },
    { key: 'reason', title: texts.reason, render: (bar) => bar.reason },
    { key: 'appeal', title: texts.appeal, render: (bar) => bar.appeal ?? texts.none },
    { key: 'by', title: texts.when, render: (bar) => texts.by(bar.barredBy, formatDate(bar.barredAt)) },
    { key: 'state', title: texts.state, render: stateOf },
    {
      key: 'actions',
      title: texts.actions,
      render: (bar) =>
        bar.mayDecide && (
          <Button size="small" onClick={() => decide(bar)}>
            {texts.decide}
          </Button>
        ),
    },
  ]
}

/** The accounts that are kept from asking, those with an appeal first. */
export function Component() {
  const { page, toPage } = useListSearch()
  const [open, setOpen] = useState<AskingBar>()
  const answer = useCall(
    listAskingBars,
    { body: { currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  return (
    <Page title={texts.title} intro={texts.intro}>
      <RecordList
        table="askingBars"
        label={texts.list}
        of={answer}
        columns={columnsOf(setOpen)}
        rowKey={(bar) => bar.id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={toPage}
      />
      {open && <DecideBar bar={open} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
