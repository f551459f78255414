import { largestLeaseAmount } from '@lqr/contract/leasing/lease-cost.ts'
import { EQUIPMENT_CATEGORIES, EQUIPMENT_CONDITIONS, LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { InputField, SelectField, TextareaField } from '@lqr/ui/field-inputs.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import type { ReactNode } from 'react'
import { AreaField } from '../../shell/forms/area-field.tsx'
import { inputProps, wanInputProps } from '../../shell/forms/input-props.ts'
import type { CallForm } from '../../shell/forms/use-call-form.ts'
import { formCopy as copy } from './form-copy.ts'
import { metaOf, type MoneyField, type NeedField, type NeedValues, shape } from './need-schema.ts'

interface Props {
  form: CallForm<NeedValues>
  onMoneyBlur: (field: MoneyField) => void
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-6 grid min-w-0 gap-4 border-0 p-0">
      <legend className="mb-2 text-body font-semibold text-primary-strong">{title}</legend>
      {children}
    </fieldset>
  )
}

/** One of a few: radios in a row, with the field's name as their group. */
function Choice({
  form,
  name,
  items,
}: {
  form: CallForm<NeedValues>
  name: 'kind' | 'equipmentCondition'
  items: readonly { code: string; name: string }[]
}) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 text-note font-medium">{metaOf(name).label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {items.map((item) => (
          <CheckField key={item.code} type="radio" value={item.code} {...form.register(name)}>
            {item.name}
          </CheckField>
        ))}
      </div>
    </fieldset>
  )
}

/** Equipment and money; labels, limits and errors are the contract's. */
export function NeedFields({ form, onMoneyBlur }: Props) {
  const [kind, value, down, amount, area] = form.watch([
    'kind',
    'valueYuan',
    'downPaymentPercent',
    'amountYuan',
    'areaCode',
  ])
  const common = (name: Exclude<NeedField, 'fileIds'>) => ({
    ...inputProps(shape[name]),
    required: true,
    error: form.errorOf(name),
  })
  const money = (name: MoneyField, help: ReactNode) => {
    const { required: _, ...registered } = form.register(name)
    return (
      <InputField
        {...common(name)}
        {...registered}
        {...wanInputProps(shape[name])}
        inputMode="decimal"
        help={help}
        onBlur={(event) => {
          void registered.onBlur(event)
          onMoneyBlur(name)
        }}
      />
    )
  }
  const valueYuan = tenThousandsToYuan(value)
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(down) ? Number(down) : 0
  const most = valueYuan === undefined ? undefined : largestLeaseAmount(valueYuan, Math.min(percent, 100))
  const { required: _name, ...name } = form.register('equipmentName')
  const { required: _category, ...category } = form.register('equipmentCategory')
  const { required: _down, ...downPayment } = form.register('downPaymentPercent')
  const { required: _term, ...term } = form.register('termMonths')
  const { required: _purpose, ...purpose } = form.register('purpose')
  return (
    <>
      <Group title={copy.groups.equipment}>
        <Choice form={form} name="kind" items={LEASE_KINDS} />
        <InputField {...common('equipmentName')} {...name} autoComplete="off" />
        <SelectField {...common('equipmentCategory')} {...category}>
          <option value="">{copy.choose}</option>
          {EQUIPMENT_CATEGORIES.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <Choice form={form} name="equipmentCondition" items={EQUIPMENT_CONDITIONS} />
        <AreaField
          label={metaOf('areaCode').label}
          value={area}
          error={form.errorOf('areaCode')}
          onChange={(code) => form.setValue('areaCode', code, { shouldDirty: true, shouldValidate: true })}
          onBlur={() => void form.trigger('areaCode')}
        />
      </Group>
      <Group title={copy.groups.money}>
        {money(
          'valueYuan',
          [kind === 'direct' ? copy.valueNew : copy.valueUsed, formatAmount(valueYuan)]
            .filter(Boolean)
            .join(' · '),
        )}
        <InputField {...common('downPaymentPercent')} {...downPayment} inputMode="decimal" />
        {money(
          'amountYuan',
          [most && copy.amountHelp(formatAmount(most)), formatAmount(tenThousandsToYuan(amount))]
            .filter(Boolean)
            .join(' · ') || undefined,
        )}
        <InputField {...common('termMonths')} {...term} inputMode="numeric" />
        <TextareaField {...common('purpose')} {...purpose} rows={3} />
      </Group>
    </>
  )
}
