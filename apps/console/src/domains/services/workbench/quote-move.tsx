import { Form } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { quoteEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { AnswerDraft } from '../../../shell/cases/answer-draft.tsx'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../enquiry/enquiry-body.tsx'
import type { EnquiryActionProps } from '../enquiry/use-enquiry.ts'
import { copy } from './copy.ts'

const { shape } = quoteEnquiry.body
type Body = CallInput<typeof quoteEnquiry>['body']

interface Values {
  yuan?: string
  note?: string
}

/** What the service costs and what it comprises, kept as a draft until it is sent. */
export function QuoteMove({ shown, onScreen, onClose }: EnquiryActionProps) {
  const [form] = Form.useForm<Values>()
  return (
    <AnswerDraft<Values> of={serviceEnquiryCase} move="quote" caseId={shown.id}>
      {(draft) => (
        <CaseMoveDialog
          def={quoteEnquiry}
          form={form}
          draft={draft}
          isOneStep
          of={serviceEnquiryCase}
          move="quote"
          texts={copy.moves.quote}
          names={{ quoteYuan: 'yuan', quoteNote: 'note' }}
          fields={
            <>
              <TextItem name="yuan" of={shape.quoteYuan} inputMode="numeric" />
              <LongTextItem name="note" of={shape.quoteNote} rows={{ minRows: 4, maxRows: 10 }} />
            </>
          }
          toInput={({ yuan, note }: Values) => ({
            params: { id: shown.id },
            body: { version: shown.version, quoteYuan: numberOf(yuan), quoteNote: note ?? '' } as Body,
          })}
          summary={() => caseFacts(shown)}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </AnswerDraft>
  )
}
