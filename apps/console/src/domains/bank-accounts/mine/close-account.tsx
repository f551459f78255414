import { Form } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { closeBankAccount, listBankAccounts } from '@lqr/contract/bank-accounts/account-calls.ts'
import type { BankAccount } from '@lqr/contract/bank-accounts/entities.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { whenOvertaken } from '../../../shell/forms/when-overtaken.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { accountsCopy as copy } from './copy.ts'

interface Values {
  closedOn?: string
}

/** A day has to be chosen, unless one that stands is taken back. */
function problemsOf({ closedOn }: Values, { closedOn: standing }: BankAccount): Record<string, string> {
  return closedOn || standing ? {} : { closedOn: copy.closedOnNeeded }
}

/** The day on which an account that was opened here was closed; everything else of it stays the bank's. */
export function CloseAccount({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const settle = () => {
    void queries.invalidateQueries({ queryKey: callKey(listBankAccounts) })
    onClose()
  }
  const { submit, isBusy, problem } = useFormAction(closeBankAccount, form, {
    onDone: () => {
      toastSuccess(copy.saved)
      settle()
    },
    onFailure: whenOvertaken([errors.staleAccount], settle),
  })
  const { id, version, bankName, accountNoMasked, openedOn, closedOn } = account
  const label = labelOf(closeBankAccount.body.shape.closedOn)
  return (
    <FormDialog<Values>
      title={copy.closeTitle(bankName, accountNoMasked)}
      form={form}
      submitText={copy.save}
      isBusy={isBusy}
      problem={problem}
      initialValues={closedOn ? { closedOn } : {}}
      onFinish={(values) =>
        submit(
          { params: { id }, body: { version, ...(values.closedOn ? { closedOn: values.closedOn } : {}) } },
          problemsOf(values, account),
        )
      }
      onClose={onClose}
    >
      <p className="panel-note">{copy.closeText}</p>
      <Form.Item name="closedOn" label={closedOn ? copy.optional(label) : label}>
        <DateInput min={openedOn} max={chinaToday()} />
      </Form.Item>
    </FormDialog>
  )
}
