import { Form, Select } from 'antd'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { askSupplement } from '@lqr/contract/applications/calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { moveCopy } from '../../../../shell/cases/copy.ts'
import { LongTextItem } from '../../../../shell/forms/text-item.tsx'
import { AnswerDraft } from '../../../../shell/cases/answer-draft.tsx'
import { CaseMoveDialog } from '../../../../shell/cases/case-move-dialog.tsx'
import type { ActionProps } from '../../application/use-application.ts'
import { copy } from '../copy.ts'
import { caseFacts } from './case-facts.ts'

interface Values {
  documents?: string[]
  request?: string
}

const texts = copy.moves.supplement
const { documents, request } = askSupplement.body.shape

/** Asks for documents, kept as a draft until it is sent; the clock pauses until they are there. */
export function SupplementAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = application
  return (
    <AnswerDraft<Values> of={applicationCase} move="supplement" caseId={id}>
      {(draft) => (
        <CaseMoveDialog
          def={askSupplement}
          form={form}
          draft={draft}
          isOneStep
          of={applicationCase}
          move="supplement"
          texts={texts}
          fields={
            <>
              <Form.Item
                name="documents"
                label={moveCopy.optional(labelOf(documents))}
                extra={copy.fields.documentsHelp}
              >
                <Select
                  mode="tags"
                  options={application.terms.materials.map((name) => ({ value: name, label: name }))}
                  tokenSeparators={['、', '，', ';', '；']}
                />
              </Form.Item>
              <LongTextItem
                name="request"
                of={request}
                extra={copy.fields.requestHelp}
                rows={{ minRows: 3, maxRows: 8 }}
              />
            </>
          }
          toInput={(values: Values) => ({
            params: { id },
            body: { version, documents: values.documents ?? [], request: values.request ?? '' },
          })}
          summary={() => caseFacts(application)}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </AnswerDraft>
  )
}
