import { Form, Select } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import {
  declareBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '@lqr/contract/bank-accounts/account-calls.ts'
import type { BankAccount } from '@lqr/contract/bank-accounts/entities.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { ACCOUNT_TYPES, type AccountTypeCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { whenOvertaken } from '../../../shell/forms/when-overtaken.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { accountsCopy as copy } from './copy.ts'

const { shape } = declareBankAccount.body

interface Values {
  bankName?: string
  branchName?: string
  accountType?: AccountTypeCode
  accountNo?: string
  basicAccountNo?: string
  openedOn?: string
  closedOn?: string
}

function toBody({ bankName = '', branchName = '', accountType, openedOn = '', ...values }: Values) {
  const { basicAccountNo, closedOn } = values
  return {
    bankName,
    branchName,
    accountType: accountType as AccountTypeCode,
    openedOn,
    ...(basicAccountNo ? { basicAccountNo } : {}),
    ...(closedOn ? { closedOn } : {}),
  }
}

/** Tells of an account, or changes what was told; the number itself is typed once and never changed. */
export function AccountDialog({
  account,
  onClose,
}: {
  account: BankAccount | undefined
  onClose: () => void
}) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const settle = () => {
    void queries.invalidateQueries({ queryKey: callKey(listBankAccounts) })
    onClose()
  }
  const onDone = () => {
    toastSuccess(copy.saved)
    settle()
  }
  const declare = useFormAction(declareBankAccount, form, { onDone })
  const update = useFormAction(updateBankAccount, form, {
    onDone,
    onFailure: whenOvertaken([errors.staleAccount], settle),
  })
  const action = account ? update : declare
  const finish = (values: Values) => {
    const body = toBody(values)
    if (account) update.submit({ body: { ...body, id: account.id, version: account.version } })
    else declare.submit({ body: { ...body, accountNo: values.accountNo ?? '' } })
  }
  return (
    <FormDialog<Values>
      title={account ? copy.editTitle : copy.addTitle}
      form={form}
      submitText={copy.save}
      isBusy={action.isBusy}
      problem={action.problem}
      initialValues={
        account
          ? {
              bankName: account.bankName,
              branchName: account.branchName,
              accountType: account.accountType,
              openedOn: account.openedOn,
              ...(account.basicAccountNo ? { basicAccountNo: account.basicAccountNo } : {}),
              ...(account.closedOn ? { closedOn: account.closedOn } : {}),
            }
          : {}
      }
      onFinish={finish}
      onClose={onClose}
    >
      <TextItem name="bankName" of={shape.bankName} />
      <TextItem name="branchName" of={shape.branchName} />
      <Form.Item name="accountType" label={labelOf(shape.accountType)}>
        <Select options={ACCOUNT_TYPES.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      {!account && (
        <TextItem name="accountNo" of={shape.accountNo} extra={copy.numberHelp} inputMode="numeric" />
      )}
      <TextItem
        name="basicAccountNo"
        of={shape.basicAccountNo}
        label={copy.optional(labelOf(shape.basicAccountNo))}
      />
      <Form.Item name="openedOn" label={labelOf(shape.openedOn)}>
        <DateInput max={chinaToday()} />
      </Form.Item>
      <Form.Item name="closedOn" label={copy.optional(labelOf(shape.closedOn))}>
        <DateInput max={chinaToday()} />
      </Form.Item>
    </FormDialog>
  )
}
