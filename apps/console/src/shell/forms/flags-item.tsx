import { Checkbox, Form } from 'antd'
import { LOAN_FLAGS, type LoanFlag } from '@lqr/contract/demand-reports/kinds.ts'
import { loanFlags } from '@lqr/contract/demand-reports/loan-flags.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { namesOf } from '../records/name-of.ts'
import { formCopy } from './copy.ts'
import './forms.css'

const label = labelOf(loanFlags)

export const flagNames = (flags: readonly LoanFlag[] = []) => namesOf(LOAN_FLAGS, flags)

/** What a bank marks of a loan, each by itself. */
export function FlagsItem() {
  return (
    <Form.Item name="loanFlags" label={formCopy.optional(label)} extra={formCopy.flagsHelp}>
      <Checkbox.Group
        role="group"
        aria-label={label}
        className="flag-boxes"
        options={LOAN_FLAGS.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Form.Item>
  )
}
