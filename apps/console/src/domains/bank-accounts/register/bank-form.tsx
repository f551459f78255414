import { Form, Select, Switch } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { BANK_PROFILES, type BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import {
  createOpeningBank,
  listOpeningCandidates,
  type RegisteredBank,
  updateOpeningBank,
} from '@lqr/contract/bank-accounts/register-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { whenOvertaken } from '../../../shell/forms/when-overtaken.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useCall } from '../../../shell/use-call.ts'
import { registerCopy as copy } from './copy.ts'
import { useRenewBranches } from './use-renew-branches.ts'

interface Values {
  orgId?: string
  bankCode: string
  profile: BankProfileCode
  isOpen: boolean
}

const { shape } = createOpeningBank.body

/** Registers a bank, or changes the number, form and state of one. */
export function BankForm({ bank, onClose }: { bank?: RegisteredBank; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const renew = useRenewBranches()
  const settle = () => {
    renew()
    onClose()
  }
  const onDone = () => {
    toastSuccess(copy.saved)
    settle()
  }
  const adding = useFormAction(createOpeningBank, form, { onDone })
  const changing = useFormAction(updateOpeningBank, form, {
    onDone,
    onFailure: whenOvertaken([errors.staleBank], settle),
  })
  const { isBusy, problem } = bank ? changing : adding
  const finish = ({ orgId = '', ...body }: Values) => {
    if (bank) changing.submit({ params: { id: bank.id }, body: { ...body, version: bank.version } })
    else adding.submit({ body: { orgId, ...body } })
  }
  const { bankCode = '', profile = BANK_PROFILES[0].code, isOpen = true } = bank ?? {}
  return (
    <FormDialog<Values>
      title={bank ? copy.editBankTitle(bank.name) : copy.addBankTitle}
      form={form}
      initialValues={{ bankCode, profile, isOpen }}
      submitText={copy.save}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      {!bank && <CandidateItem />}
      <TextItem name="bankCode" of={shape.bankCode} inputMode="numeric" maxLength={12} />
      <Form.Item name="profile" label={labelOf(shape.profile)}>
        <Select options={BANK_PROFILES.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Form.Item name="isOpen" label={labelOf(shape.isOpen)} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  )
}

function CandidateItem() {
  const { data: candidates = [] } = useCall(listOpeningCandidates, { query: {} })
  return (
    <Form.Item name="orgId" label={copy.bank}>
      <Select
        options={candidates.map(({ id, name }) => ({ value: id, label: name }))}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={copy.noCandidates}
      />
    </Form.Item>
  )
}
