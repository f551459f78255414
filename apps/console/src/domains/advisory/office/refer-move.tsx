import { Form } from 'antd'
import { referQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { OrganisationSelect } from '../../../shell/forms/organisation-select.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../question/question-facts.tsx'
import type { QuestionActionProps } from '../question/use-question.ts'
import { copy } from './copy.ts'

const { note } = referQuestion.body.shape

/** To the one institution that is to answer. */
export function ReferMove({ shown, onScreen, onClose }: QuestionActionProps) {
  const [form] = Form.useForm<{ orgId?: string; note?: string }>()
  return (
    <CaseMoveDialog
      def={referQuestion}
      form={form}
      isOneStep
      of={advisoryQuestionCase}
      move="refer"
      texts={copy.moves.refer}
      fields={
        <>
          <Form.Item name="orgId" label={copy.org} extra={copy.orgHelp}>
            <OrganisationSelect />
          </Form.Item>
          <LongTextItem name="note" of={note} label={moveCopy.optional(labelOf(note))} />
        </>
      }
      toInput={({ orgId = '', note: said }) => ({
        params: { id: shown.id },
        body: { version: shown.version, orgId, ...(said ? { note: said } : {}) },
      })}
      summary={() => caseFacts(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
