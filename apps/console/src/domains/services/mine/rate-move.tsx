import { Form, Radio } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { closeEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { SERVICE_SCORES } from '@lqr/contract/services/enquiry-kinds.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../enquiry/enquiry-body.tsx'
import type { EnquiryActionProps } from '../enquiry/use-enquiry.ts'
import { copy } from './copy.ts'

const { shape } = closeEnquiry.body
const SIDES = ['quality', 'time', 'attitude', 'price'] as const
const SCORES = SERVICE_SCORES.map(({ code, name }) => ({ value: code, label: name }))
type Body = CallInput<typeof closeEnquiry>['body']
type Values = Partial<Record<(typeof SIDES)[number] | 'words', string>>

/** Confirms what was delivered and rates it on four sides. */
export function RateMove({ shown, onScreen, onClose }: EnquiryActionProps) {
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog
      def={closeEnquiry}
      form={form}
      isOneStep
      of={serviceEnquiryCase}
      move="close"
      texts={copy.moves.close}
      fields={
        <>
          {SIDES.map((side) => (
            <Form.Item key={side} name={side} label={labelOf(shape[side])}>
              <Radio.Group aria-label={labelOf(shape[side])} options={SCORES} />
            </Form.Item>
          ))}
          <LongTextItem name="words" of={shape.words} label={moveCopy.optional(labelOf(shape.words))} />
        </>
      }
      toInput={({ words, ...scores }: Values) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...scores, words: words || null } as Body,
      })}
      summary={() => caseFacts(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
