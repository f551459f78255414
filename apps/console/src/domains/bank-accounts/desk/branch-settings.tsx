import { Button, Checkbox, Form, Input, InputNumber, Select, Switch } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import {
  branchSettings as shape,
  listOwnBranches,
  listOwnSlots,
  type OwnBranch,
  SLOT_MINUTES,
  updateOwnBranch,
} from '@lqr/contract/bank-accounts/branch-calls.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { branchCopy as copy } from './copy.ts'

type Values = Pick<
  OwnBranch,
  'isOpen' | 'opensAt' | 'restFrom' | 'restTo' | 'closesAt' | 'slotMinutes' | 'slotCapacity' | 'accountTypes'
>
const TIMES = ['opensAt', 'restFrom', 'restTo', 'closesAt'] as const
const CONFLICT = 409

/** When the branch takes appointments, and how many at a time. */
export function BranchSettings({ branch }: { branch: OwnBranch }) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const renew = () => {
    for (const def of [listOwnBranches, listOwnSlots])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
  const { submit, isBusy, problem } = useFormAction(updateOwnBranch, form, {
    onDone: () => {
      renew()
      toastSuccess(copy.saved)
    },
    onFailure: ({ code }) => {
      if (code === CONFLICT) renew()
    },
  })
  const { isOpen, opensAt, restFrom, restTo, closesAt, slotMinutes, slotCapacity, accountTypes } = branch
  return (
    <section className="panel">
      <h2>{copy.settings}</h2>
      <p className="muted panel-note">{copy.settingsHint}</p>
      <StackedForm<Values>
        form={form}
        initialValues={{
          isOpen,
          opensAt,
          restFrom,
          restTo,
          closesAt,
          slotMinutes,
          slotCapacity,
          accountTypes,
        }}
        onFinish={(values) =>
          submit({ params: { id: branch.id }, body: { ...values, version: branch.version } })
        }
      >
        <FormProblem text={problem} />
        <Form.Item name="isOpen" label={labelOf(shape.isOpen)} valuePropName="checked">
          <Switch />
        </Form.Item>
        <div className="finder-filters">
          {TIMES.map((name) => (
            <Form.Item key={name} name={name} label={labelOf(shape[name])}>
              <Input placeholder={copy.timeExample} inputMode="numeric" maxLength={5} />
            </Form.Item>
          ))}
        </div>
        <div className="finder-filters">
          <Form.Item name="slotMinutes" label={labelOf(shape.slotMinutes)}>
            <Select options={SLOT_MINUTES.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
          <Form.Item name="slotCapacity" label={labelOf(shape.slotCapacity)}>
            <InputNumber min={0} max={20} precision={0} />
          </Form.Item>
        </div>
        <Form.Item name="accountTypes" label={labelOf(shape.accountTypes)}>
          <Checkbox.Group options={ACCOUNT_TYPES.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
        <Button type="primary" htmlType="submit" {...busy(isBusy)}>
          {copy.save}
        </Button>
      </StackedForm>
    </section>
  )
}
