import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useState } from 'react'
import {
  answerInterview,
  type Interview,
  listNeedInterviews,
  type NeedInterviews,
} from '@lqr/contract/financing/operation-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { InterviewFacts } from './interview-facts.tsx'

const { answer: answerField } = answerInterview.body.shape

interface AnswerDialogProps {
  of: Interview
  accepts: boolean
  onChanged: (next: NeedInterviews) => void
  onClose: () => void
}

function AnswerDialog({ of, accepts, onChanged, onClose }: AnswerDialogProps) {
  const [form] = Form.useForm<{ answer?: string }>()
  const { submit, isBusy, problem } = useFormAction(answerInterview, form, {
    onDone(next) {
      onChanged(next)
      toastSuccess(copy.answer.done)
      onClose()
    },
  })
  const title = copy.answer.title(accepts)
  return (
    <FormDialog<{ answer?: string }>
      title={title}
      form={form}
      submitText={title}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ answer }) =>
        submit({
          params: { id: of.id },
          body: { version: of.version, accepts, ...(answer ? { answer } : {}) },
        })
      }
      onClose={onClose}
    >
      <InterviewFacts of={of} />
      <LongTextItem name="answer" of={answerField} label={moveCopy.optional(labelOf(answerField))} />
    </FormDialog>
  )
}

function Asked({ of, onChanged }: { of: Interview; onChanged: AnswerDialogProps['onChanged'] }) {
  const [accepts, setAccepts] = useState<boolean>()
  return (
    <div className="panel-note">
      <InterviewFacts of={of} />
      {of.status === 'PROPOSED' && (
        <div className="panel-acts panel-act">
          <Button type="primary" onClick={() => setAccepts(true)}>
            {copy.answer.accept}
          </Button>
          <Button onClick={() => setAccepts(false)}>{copy.answer.decline}</Button>
        </div>
      )}
      {accepts !== undefined && (
        <AnswerDialog of={of} accepts={accepts} onChanged={onChanged} onClose={() => setAccepts(undefined)} />
      )}
    </div>
  )
}

/** Interviews that institutions ask of the enterprise on one need, and the papers they share with it. */
export function NeedInterviewsPanel({ needId }: { needId: string }) {
  const queries = useQueryClient()
  const input = { params: { id: needId } }
  const answer = useCall(listNeedInterviews, input)
  return (
    <section className="panel" aria-label={copy.own.title}>
      <h2>{copy.own.title}</h2>
      <Answer of={answer}>
        {({ interviews, files }) => (
          <>
            {interviews.length === 0 && <p className="muted">{copy.interviews.noneOwn}</p>}
            {interviews.map((one) => (
              <Asked
                key={one.id}
                of={one}
                onChanged={(next) => queries.setQueryData(callKey(listNeedInterviews, input), next)}
              />
            ))}
            {files.length > 0 && (
              <>
                <h3>{copy.own.files}</h3>
                <FileLinks files={files} />
              </>
            )}
          </>
        )}
      </Answer>
    </section>
  )
}
