import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Form } from 'antd'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { caseKindNames } from '@lqr/contract/all-cases.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import {
  type AttentionRow,
  getAttention,
  listAttentionCases,
} from '@lqr/contract/oversight/attention-calls.ts'
import { oversightErrors as errors } from '@lqr/contract/oversight/errors.ts'
import { listLetters, sendLetter } from '@lqr/contract/oversight/letter-calls.ts'
import { MOST_LETTER_CASES } from '@lqr/contract/oversight/letter-case.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
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
import { countedSubject, keyOf, letterOf, type LetterValues } from './letter-choice.ts'
import { useRenewedRows } from './use-renewed-rows.ts'

const { shape } = sendLetter.body
type Body = CallInput<typeof sendLetter>['body']

/** Said where a case has moved on while the letter about it was written. */
const OUTDATED: readonly (string | undefined)[] = [errors.caseNotThere.key, errors.alreadyWritten.key]

interface Institution {
  orgId: string
  orgName: string
}

interface LetterFormProps extends Institution {
  rows: readonly AttentionRow[]
  /** How many more there are than one letter may be about. */
  left: number
  draft: KeptDraft<TypedForm<LetterValues>>
  onOutdated: () => void
  onClose: () => void
}

function LetterForm({ orgId, orgName, rows, left, draft, onOutdated, onClose }: LetterFormProps) {
  const [form] = Form.useForm<LetterValues>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const now = useNow()
  const kept = useKeptForm(form, draft, {
    initialValues: {
      cases: rows.map(keyOf),
      subject: copy.subject(rows.length),
      letterText: copy.content,
    },
  })
  const { submit, isBusy, problem, setProblem } = useFormAction(sendLetter, form, {
    names: { content: 'letterText' },
    onDone: ({ id }) => {
      kept.clear()
      toastSuccess(copy.done)
      for (const def of [getAttention, listAttentionCases, listLetters])
        void queries.invalidateQueries({ queryKey: callKey(def) })
      void navigate(`${OFFICE_LISTS.letter}/${id}`)
    },
    onFailure: ({ key }) => {
      if (OUTDATED.includes(key)) onOutdated()
    },
  })
  const dropProblem = useCallback(() => setProblem(undefined), [setProblem])
  const gone = useRenewedRows(form, rows, dropProblem)
  const send = ({ cases = [], subject = '', letterText = '' }: LetterValues) =>
    submit({
      body: {
        orgId,
        subject,
        content: letterText,
        cases: rows.filter((row) => cases.includes(keyOf(row))).map(({ kind, caseId }) => ({ kind, caseId })),
      } as Body,
    })
  const change = ({ cases = [], subject = '' }: LetterValues) => {
    const counted = countedSubject(subject, cases.length)
    if (counted !== subject) form.setFieldValue('subject', counted)
    kept.keep(form.getFieldsValue())
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
    <FormDialog<LetterValues>
      title={copy.title(orgName)}
      form={form}
      submitText={copy.submit}
      isBusy={isBusy}
      problem={problem}
      notice={
        <>
          {kept.notice}
          {gone.length > 0 && (
            <Alert type="warning" showIcon role="alert" className="form-alert" title={copy.gone(gone)} />
          )}
        </>
      }
      initialValues={letterOf(kept.initialValues, rows)}
      onChange={change}
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
    <WithDraft<TypedForm<LetterValues>> form="letter" subject={`${props.orgId}-${areaId}`}>
      {(draft) => (
        <Answer of={of}>
          {({ list, total }) => (
            <LetterForm
              {...props}
              rows={list}
              left={total - list.length}
              draft={draft}
              onOutdated={() => void of.refetch()}
            />
          )}
        </Answer>
      )}
    </WithDraft>
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
