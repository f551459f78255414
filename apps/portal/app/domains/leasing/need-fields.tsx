import { largestLeaseAmount } from '@lqr/contract/leasing/lease-cost.ts'
import { EQUIPMENT_CATEGORIES, EQUIPMENT_CONDITIONS, LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { tenThousandsToYuan, yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { InputField, SelectField, TextareaField } from '@lqr/ui/field-inputs.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import type { FilledForm } from '@lqr/web-client/known-facts/filled-form.ts'
import { type ReactNode, useRef } from 'react'
import { filledText } from '../../shell/facts/filled-text.ts'
import { AreaField } from '../../shell/forms/area-field.tsx'
import { inputProps, wanInputProps } from '../../shell/forms/input-props.ts'
import type { CallForm } from '../../shell/forms/use-call-form.ts'
import { formCopy as copy } from './form-copy.ts'
import { metaOf, type MoneyField, type NeedField, type NeedValues, shape } from './need-schema.ts'

interface Props {
  form: CallForm<NeedValues>
  filled: FilledForm
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
  filled,
  name,
  items,
}: {
  form: CallForm<NeedValues>
  filled: FilledForm
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
      <Note text={filledText(filled, name, form.watch(name))} />
    </fieldset>
  )
}

function Note({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="mt-1 text-note text-muted">{text}</p>
}

/** Equipment and money; labels, limits and errors are the contract's. */
export function NeedFields({ form, filled, onMoneyBlur }: Props) {
  const offered = useRef('')
  const [kind, value, down, amount, area] = form.watch([
    'kind',
    'valueYuan',
    'downPaymentPercent',
    'amountYuan',
    'areaCode',
  ])
  const common = (name: Exclude<NeedField, 'fileIds' | 'receiverIds'>) => ({
    ...inputProps(shape[name]),
    required: true,
    error: form.errorOf(name),
    help:
      [metaOf(name).help, filledText(filled, name, form.watch(name))].filter(Boolean).join('。') || undefined,
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
        onChange={(event) => {
          void registered.onChange(event)
          if (name === 'valueYuan') offerAmount()
        }}
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
  // All that may be financed, as long as nobody has said otherwise; while the value is typed, so that it stands before one gets there.
  const offerAmount = () => {
    const typed = form.getValues('amountYuan')
    if (typed !== '' && typed !== offered.current) return
    const given = tenThousandsToYuan(form.getValues('valueYuan'))
    const amountYuan = given && largestLeaseAmount(given, Math.min(percent, 100))
    offered.current = amountYuan ? yuanToTenThousands(amountYuan) : ''
    form.setValue('amountYuan', offered.current, { shouldDirty: true })
  }
  const { required: _name, ...name } = form.register('equipmentName')
  const { required: _category, ...category } = form.register('equipmentCategory')
  const { required: _down, ...downPayment } = form.register('downPaymentPercent')
  const { required: _term, ...term } = form.register('termMonths')
  const { required: _purpose, ...purpose } = form.register('purpose')
  return (
    <>
      <Group title={copy.groups.equipment}>
        <Choice form={form} filled={filled} name="kind" items={LEASE_KINDS} />
        <InputField {...common('equipmentName')} {...name} autoComplete="off" />
        <SelectField {...common('equipmentCategory')} {...category}>
          <option value="">{copy.choose}</option>
          {EQUIPMENT_CATEGORIES.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <Choice form={form} filled={filled} name="equipmentCondition" items={EQUIPMENT_CONDITIONS} />
        <AreaField
          label={metaOf('areaCode').label}
          value={area}
          error={form.errorOf('areaCode')}
          onChange={(code) => form.setValue('areaCode', code, { shouldDirty: true, shouldValidate: true })}
          onBlur={() => void form.trigger('areaCode')}
        />
        <Note text={filledText(filled, 'areaCode', area)} />
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
