import { Form, Select } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { declineEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { ENQUIRY_DECLINE_CODES } from '@lqr/contract/services/enquiry-kinds.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../enquiry/enquiry-body.tsx'
import type { EnquiryActionProps } from '../enquiry/use-enquiry.ts'
import { copy } from './copy.ts'

const { declineCode, declineReason } = declineEnquiry.body.shape
type Body = CallInput<typeof declineEnquiry>['body']

/** Why the enquiry is not taken up; the chosen reason brings its sentence, to be adapted. */
export function DeclineMove({ shown, onScreen, onClose }: EnquiryActionProps) {
  const [form] = Form.useForm<{ code?: string; reason?: string }>()
  const prefill = (code: string) => {
    const chosen = ENQUIRY_DECLINE_CODES.find((one) => one.code === code)
    if (chosen) form.setFieldsValue({ reason: `${chosen.sentence}${chosen.remedy}` })
  }
  return (
    <CaseMoveDialog
      def={declineEnquiry}
      form={form}
      isOneStep
      isDanger
      of={serviceEnquiryCase}
      move="decline"
      texts={copy.moves.decline}
      names={{ declineCode: 'code', declineReason: 'reason' }}
      fields={
        <>
          <Form.Item name="code" label={labelOf(declineCode)}>
            <Select
              options={ENQUIRY_DECLINE_CODES.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={prefill}
            />
          </Form.Item>
          <LongTextItem name="reason" of={declineReason} rows={{ minRows: 3, maxRows: 8 }} />
        </>
      }
      toInput={({ code, reason }) => ({
        params: { id: shown.id },
        body: { version: shown.version, declineCode: code, declineReason: reason ?? '' } as Body,
      })}
      summary={() => caseFacts(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
