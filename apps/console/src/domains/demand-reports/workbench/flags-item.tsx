import { Checkbox, Form } from 'antd'
import { LOAN_FLAGS, type LoanFlag } from '@lqr/contract/demand-reports/kinds.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import '../report/report.css'

export const flagNames = (flags: readonly LoanFlag[] = []) =>
  flags.map((code) => nameOf(LOAN_FLAGS, code)).join('、')

/** What a bank marks of a loan, each by itself. */
export function FlagsItem({ label }: { label: string }) {
  return (
    <Form.Item name="loanFlags" label={copy.optional(label)} extra={copy.flagsHelp}>
      <Checkbox.Group
        role="group"
        aria-label={label}
        className="flag-boxes"
        options={LOAN_FLAGS.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Form.Item>
  )
}
