import { Form } from 'antd'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { MAX_QUESTION_FILES } from '@lqr/contract/advisory/kinds.ts'
import { reopenQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { AnswerDraft } from '../../../shell/cases/answer-draft.tsx'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../question/question-facts.tsx'
import type { QuestionActionProps } from '../question/use-question.ts'
import { copy } from './copy.ts'

interface Values {
  text?: string
  files?: readonly KeptFile[]
}

/** A follow-up with what belongs to it, kept as a draft until it is sent. */
export function FollowUpMove({ shown, onScreen, onClose }: QuestionActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = shown
  return (
    <AnswerDraft<Values> of={advisoryQuestionCase} move="reopen" caseId={id}>
      {(draft) => (
        <CaseMoveDialog<typeof advisoryQuestionCase, typeof reopenQuestion, Values>
          def={reopenQuestion}
          form={form}
          draft={draft}
          isOneStep
          of={advisoryQuestionCase}
          move="reopen"
          texts={copy.moves.reopen}
          names={{ followUp: 'text', fileIds: 'files' }}
          fields={
            <>
              <LongTextItem
                name="text"
                of={reopenQuestion.body.shape.followUp}
                rows={{ minRows: 4, maxRows: 12 }}
              />
              <FilesItem name="files" label={copy.form.files} max={MAX_QUESTION_FILES} />
            </>
          }
          toInput={({ text = '', files = [] }) => ({
            params: { id },
            body: { version, followUp: text, fileIds: files.map(({ fileId }) => fileId) },
          })}
          summary={() => caseFacts(shown)}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </AnswerDraft>
  )
}
