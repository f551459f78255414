import { Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { listSignUps, type SignUpLine, undoCheckIn } from '@lqr/contract/activities/desk-calls.ts'
import { SIGN_UP_STATES } from '@lqr/contract/activities/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useCall } from '../../shell/use-call.ts'
import { deskCopy as texts } from './copy.ts'
import { useDeskRenewed } from './use-desk-renewed.ts'

const PAGE_SIZE = 20

interface UndoProps {
  activityId: string
  line: SignUpLine
  onClose: () => void
}

function UndoDialog({ activityId, line, onClose }: UndoProps) {
  const [form] = Form.useForm<{ reason?: string }>()
  const renew = useDeskRenewed()
  const { submit, isBusy, problem } = useFormAction(undoCheckIn, form, {
    onDone: () => {
      toastSuccess(texts.undone)
      renew()
      onClose()
    },
  })
  return (
    <FormDialog<{ reason?: string }>
      title={texts.undoOf(line.contactName)}
      form={form}
      submitText={texts.undo}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ reason = '' }) =>
        submit({ params: { id: activityId, signUpId: line.id }, body: { reason } })
      }
      onClose={onClose}
    >
      <TextItem name="reason" of={undoCheckIn.body.shape.reason} />
    </FormDialog>
  )
}

const moment = (value: string | null) =>
  value && <span className="tabular nowrap">{formatDateTime(value)}</span>

const COLUMNS: readonly RecordColumn<SignUpLine>[] = [
  { key: 'name', title: texts.name, isHeading: true, render: ({ contactName }) => contactName },
  {
    key: 'phone',
    title: texts.phone,
    render: ({ phoneMasked }) => <span className="tabular">{phoneMasked}</span>,
  },
  { key: 'from', title: texts.from, render: ({ from }) => from },
  {
    key: 'count',
    title: texts.count,
    align: 'right',
    render: ({ people }) => <span className="tabular">{people}</span>,
  },
  { key: 'state', title: texts.state, render: ({ state }) => nameOf(SIGN_UP_STATES, state) },
  { key: 'at', title: texts.at, render: ({ at }) => moment(at) },
  { key: 'checkedIn', title: texts.checkedIn, render: ({ checkedInAt }) => moment(checkedInAt) },
]

/** Who signed up for an activity, in the order of signing up. */
export function SignUps({ activityId, extra }: { activityId: string; extra: ReactNode }) {
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<SignUpLine>()
  const input = { params: { id: activityId }, body: { currentPageNum: page, pageSize: PAGE_SIZE } }
  const answer = useCall(listSignUps, input, { keepPrevious: true, refetchSeconds: 60 })
  const action: RecordColumn<SignUpLine> = {
    key: 'action',
    title: texts.action,
    isKept: true,
    fixed: 'right',
    render: (line) =>
      line.checkedInAt !== null && (
        <Button size="small" aria-label={texts.undoOf(line.contactName)} onClick={() => setAsked(line)}>
          {texts.undo}
        </Button>
      ),
  }
  return (
    <section aria-label={texts.list}>
      <h2>{texts.list}</h2>
      {extra}
      <RecordList<SignUpLine>
        table="activitySignUps"
        label={texts.list}
        of={answer}
        columns={[...COLUMNS, action]}
        rowKey={({ id }) => id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={setPage}
      />
      {asked && <UndoDialog activityId={activityId} line={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
