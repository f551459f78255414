import { Form, Select } from 'antd'
import { CONTACT_WAYS } from '@lqr/contract/financing/kinds.ts'
import { contactNeed } from '@lqr/contract/financing/response-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../shell/cases/copy.ts'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

interface Values {
  contactWay?: (typeof CONTACT_WAYS)[number]['code']
  note?: string
}

const labels = labelsOf(contactNeed.body)
const { note } = contactNeed.body.shape

/** Says how the enterprise was reached for the first time. */
export function ContactAction({ shown, onScreen, onClose }: ResponseActionProps) {
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog
      def={contactNeed}
      form={form}
      of={responseCase}
      move="contact"
      texts={taskCopy.moves.contact}
      fields={
        <>
          <Form.Item name="contactWay" label={labels.contactWay}>
            <Select options={CONTACT_WAYS.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
          <LongTextItem name="note" of={note} label={moveCopy.optional(labels.note)} />
        </>
      }
      toInput={(values: Values) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          contactWay: values.contactWay as NonNullable<Values['contactWay']>,
          ...(values.note ? { note: values.note } : {}),
        },
      })}
      summary={(values) => [
        ...responseSummary(shown),
        { label: labels.contactWay, value: nameOf(CONTACT_WAYS, values?.contactWay) },
        { label: labels.note, value: values?.note, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
