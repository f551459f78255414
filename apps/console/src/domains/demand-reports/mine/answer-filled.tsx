import { Checkbox, Form } from 'antd'
import { FIVE_TESTS, type FiveTest } from '@lqr/contract/demand-reports/kinds.ts'
import { confirmFilledReport, objectFilledReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../report/report-facts.tsx'
import type { ReportActionProps } from '../report/use-report.ts'
import { copy } from './copy.ts'

const declared = labelOf(confirmFilledReport.body.shape.declaredTests)

/** What the authority filled in is the enterprise's own from here on; what it declares only it can know. */
export function ConfirmFilled({ shown, onScreen, onClose }: ReportActionProps) {
  const [form] = Form.useForm<{ declaredTests?: FiveTest[] }>()
  return (
    <CaseMoveDialog
      def={confirmFilledReport}
      form={form}
      isOneStep
      of={demandReportCase}
      move="confirm"
      texts={copy.confirm}
      initialValues={{ declaredTests: [] }}
      fields={
        <Form.Item name="declaredTests" label={declared} extra={copy.form.testsHelp}>
          <Checkbox.Group
            role="group"
            aria-label={declared}
            className="stack"
            options={FIVE_TESTS.map(({ code, name, question }) => ({
              value: code,
              label: `${name}：${question}`,
            }))}
          />
        </Form.Item>
      }
      toInput={({ declaredTests = [] }) => ({
        params: { id: shown.id },
        body: { version: shown.version, declaredTests },
      })}
      summary={() => caseFacts(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}

/** Says why it is not so; the report ends. */
export function ObjectFilled({ shown, onScreen, onClose }: ReportActionProps) {
  const [form] = Form.useForm<{ note?: string }>()
  return (
    <CaseMoveDialog
      def={objectFilledReport}
      form={form}
      isOneStep
      isDanger
      of={demandReportCase}
      move="object"
      texts={copy.object}
      fields={<LongTextItem name="note" of={objectFilledReport.body.shape.note} />}
      toInput={({ note = '' }) => ({ params: { id: shown.id }, body: { version: shown.version, note } })}
      summary={() => caseFacts(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
