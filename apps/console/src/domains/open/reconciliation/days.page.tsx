import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { reconciliationDay, type ReconciliationDay } from '@lqr/contract/open/reconciliation.ts'
import { listReconciliationDays, makeReconciliation } from '@lqr/contract/open/reconciliation-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { EventFile } from './event-file.tsx'
import { StandingTag } from './standing-tag.tsx'

const PAGE_SIZE = 20
const { shape } = reconciliationDay

const fileText = (file: ReconciliationDay['ours'], none: string) =>
  file ? copy.fileOf(file.rows, formatAmount(file.sumYuan)) : none

const columns: readonly RecordColumn<ReconciliationDay>[] = [
  {
    key: 'day',
    title: labelOf(shape.day),
    isHeading: true,
    render: ({ day, from }) => (
      <>
        <Link to={`/workbench/reconciliation/${day}`}>{day}</Link>
        <div className="muted">{copy.range(from, day)}</div>
      </>
    ),
  },
  {
    key: 'standing',
    title: labelOf(shape.standing),
    render: ({ standing }) => <StandingTag standing={standing} />,
  },
  { key: 'ours', title: copy.ours, render: ({ ours }) => fileText(ours, copy.notMade) },
  { key: 'theirs', title: copy.theirs, render: ({ theirs }) => fileText(theirs, copy.none) },
  {
    key: 'differences',
    title: copy.differences,
    render: ({ open, explained, settled }) => copy.differencesOf(open, explained, settled),
  },
]

function MakeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [form] = Form.useForm<{ day?: string }>()
  const { submit, isBusy, problem } = useFormAction(makeReconciliation, form, {
    onDone: ({ day }) => {
      toastSuccess(copy.made)
      void navigate(`/workbench/reconciliation/${day}`)
    },
  })
  return (
    <FormDialog<{ day?: string }>
      title={copy.makeTitle}
      form={form}
      submitText={copy.make}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ day = '' }) => submit({ params: { day } })}
      onClose={onClose}
    >
      <Form.Item name="day" label={labelOf(shape.day)} extra={copy.makeHint}>
        <DateInput />
      </Form.Item>
    </FormDialog>
  )
}

/** The working days of the institution with the files of both sides. */
export function Component() {
  const search = useListSearch()
  const [isMaking, setMaking] = useState(false)
  const answer = useCall(
    listReconciliationDays,
    { body: { currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={
        <Button type="primary" onClick={() => setMaking(true)}>
          {copy.make}
        </Button>
      }
    >
      <div className="stack">
        <RecordList<ReconciliationDay>
          table="reconciliationDays"
          label={copy.title}
          of={answer}
          columns={columns}
          rowKey={({ day }) => day}
          empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
          onPage={search.toPage}
        />
        <EventFile />
      </div>
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
    </Page>
  )
}
