import { Form } from 'antd'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { askSupplement } from '@lqr/contract/applications/calls.ts'
import { LongTextItem } from '../../../../shell/forms/text-item.tsx'
import { CaseMoveDialog } from '../../../../shell/cases/case-move-dialog.tsx'
import type { ActionProps } from '../../application/use-application.ts'
import { copy } from '../copy.ts'
import { caseFacts } from './case-facts.ts'

interface Values {
  request?: string
}

const texts = copy.moves.supplement

/** Asks for documents; the clock pauses until they are there. */
export function SupplementAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = application
  return (
    <CaseMoveDialog
      def={askSupplement}
      form={form}
      isOneStep
      of={applicationCase}
      move="supplement"
      texts={texts}
      fields={
        <LongTextItem
          name="request"
          of={askSupplement.body.shape.request}
          extra={copy.fields.requestHelp}
          rows={{ minRows: 3, maxRows: 8 }}
        />
      }
      toInput={({ request = '' }: Values) => ({ params: { id }, body: { version, request } })}
      summary={() => caseFacts(application)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
