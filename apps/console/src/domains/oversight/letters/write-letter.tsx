import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Form } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { caseKindNames } from '@lqr/contract/all-cases.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import {
  type AttentionRow,
  getAttention,
  listAttentionCases,
} from '@lqr/contract/oversight/attention-calls.ts'
import { listLetters, sendLetter } from '@lqr/contract/oversight/letter-calls.ts'
import { MOST_LETTER_CASES } from '@lqr/contract/oversight/letter-case.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useNow } from '../../../shell/time/use-now.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { daysSince } from '../today/days-since.ts'
import { writeCopy as copy } from './copy.ts'

const { shape } = sendLetter.body
type Body = CallInput<typeof sendLetter>['body']

/** `content` is the id of the page's own main part, so the text has another name in the form. */
interface Values {
  cases?: readonly string[]
  subject?: string
  letterText?: string
}

const keyOf = ({ kind, caseId }: AttentionRow) => `${kind} ${caseId}`

interface Institution {
  orgId: string
  orgName: string
}

interface LetterFormProps extends Institution {
  rows: readonly AttentionRow[]
  /** How many more there are than one letter may be about. */
  left: number
  onClose: () => void
}

function LetterForm({ orgId, orgName, rows, left, onClose }: LetterFormProps) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const now = useNow()
  const { submit, isBusy, problem } = useFormAction(sendLetter, form, {
    names: { content: 'letterText' },
    onDone: ({ id }) => {
      toastSuccess(copy.done)
      for (const def of [getAttention, listAttentionCases, listLetters])
        void queries.invalidateQueries({ queryKey: callKey(def) })
      void navigate(`${OFFICE_LISTS.letter}/${id}`)
    },
  })
  const send = ({ cases = [], subject = '', letterText = '' }: Values) =>
    submit({
      body: {
        orgId,
        subject,
        content: letterText,
        cases: rows.filter((row) => cases.includes(keyOf(row))).map(({ kind, caseId }) => ({ kind, caseId })),
      } as Body,
    })
  // The subject counts what is chosen for as long as nobody has written another.
  const proposed = rows.map((_, at) => copy.subject(at + 1))
  const countAnew = ({ cases = [], subject = '' }: Values) => {
    if (cases.length > 0 && proposed.includes(subject))
      form.setFieldValue('subject', copy.subject(cases.length))
  }
  const options = rows.map((row) => ({
    value: keyOf(row),
    label: (
      <>
        <span className="tabular">{row.number}</span> {nameOf(caseKindNames, row.kind)} · {row.companyName}
        {row.dueAt && <span className="oversight-late"> {copy.late(daysSince(row.dueAt, now))}</span>}
      </>
    ),
  }))
  return (
    <FormDialog<Values>
      title={copy.title(orgName)}
      form={form}
      submitText={copy.submit}
      isBusy={isBusy}
      problem={problem}
      initialValues={{
        cases: rows.map(keyOf),
        subject: copy.subject(rows.length),
        letterText: copy.content,
      }}
      onChange={countAnew}
      onFinish={send}
      onClose={onClose}
    >
      <Form.Item name="cases" label={copy.cases} extra={rows.length > 0 ? copy.casesHint(left) : copy.none}>
        <Checkbox.Group className="oversight-cases" options={options} />
      </Form.Item>
      <TextItem name="subject" of={shape.subject} />
      <LongTextItem name="letterText" of={shape.content} rows={{ minRows: 5, maxRows: 14 }} />
    </FormDialog>
  )
}

function LetterDialog({ areaId, ...props }: Institution & { areaId: string; onClose: () => void }) {
  const of = useCall(listAttentionCases, {
    body: {
      list: 'overdue',
      orgId: props.orgId,
      areaId,
      unwrittenOnly: true,
      pageSize: MOST_LETTER_CASES,
    },
  })
  return (
    <Answer of={of}>
      {({ list, total }) => <LetterForm {...props} rows={list} left={total - list.length} />}
    </Answer>
  )
}

/** Lets the government write to an institution about what it has let lapse in the area. */
export function WriteLetter(props: Institution & { areaId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={copy.buttonOf(props.orgName)} onClick={() => setOpen(true)}>
        {copy.button}
      </Button>
      {isOpen && <LetterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
