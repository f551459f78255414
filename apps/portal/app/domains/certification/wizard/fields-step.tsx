import { checkCreditCode } from '@lqr/contract/rules/credit-code.ts'
import { gradeEnterprise } from '@lqr/contract/reference/enterprise-scale.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { CallForm } from '../../../shell/forms/use-call-form.ts'
import { AreaField } from '../../../shell/forms/area-field.tsx'
import { wizardCopy as copy } from './copy.ts'
import { IndustryField } from './industry-field.tsx'
import { metaOf, type WizardValues } from './schema.ts'
import type { MoneyField } from './use-unit-confirmation.ts'

interface Props {
  form: CallForm<WizardValues>
  onMoneyBlur: (field: MoneyField) => void
}

type Name = Exclude<keyof WizardValues, 'licenseFileId' | 'authLetterFileId'>

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-6 grid gap-4 border-0 p-0">
      <legend className="mb-2 text-body font-semibold text-primary-strong">{title}</legend>
      {children}
    </fieldset>
  )
}

/** The enterprise's facts in one column; labels, limits and errors are the contract's. */
export function FieldsStep({ form, onMoneyBlur }: Props) {
  const [creditCode, industry, area, capital, revenue, assets, employees] = form.watch([
    'creditCode',
    'industryCode',
    'areaCode',
    'regCapitalYuan',
    'annualRevenueYuan',
    'totalAssetsYuan',
    'employees',
  ])
  const input = (
    name: Name,
    props: InputHTMLAttributes<HTMLInputElement> & { help?: ReactNode; unit?: string } = {},
  ) => {
    const { required: _, ...rest } = props
    const { label, help } = metaOf(name)
    return (
      <InputField
        label={label}
        help={help}
        required
        error={form.errorOf(name)}
        {...form.register(name)}
        {...rest}
      />
    )
  }
  const money = (name: MoneyField, typed: string) => {
    const registered = form.register(name)
    return input(name, {
      ...registered,
      unit: '万元',
      inputMode: 'decimal',
      maxLength: 14,
      help: formatAmount(tenThousandsToYuan(typed)) || undefined,
      onBlur: (event) => {
        void registered.onBlur(event)
        onMoneyBlur(name)
      },
    })
  }
  const choose = (name: 'industryCode' | 'areaCode') => ({
    label: metaOf(name).label,
    error: form.errorOf(name),
    onChange: (code: string) => form.setValue(name, code, { shouldDirty: true, shouldValidate: true }),
    onBlur: () => void form.trigger(name),
  })
  const code = checkCreditCode(creditCode, metaOf('creditCode').label)
  const scale = gradeEnterprise(industry, {
    employees: /^\d+$/.test(employees) ? Number(employees) : null,
    annualRevenueYuan: tenThousandsToYuan(revenue) ?? null,
    totalAssetsYuan: tenThousandsToYuan(assets) ?? null,
  })
  return (
    <>
      <Group title={copy.groups.enterprise}>
        {input('corporateName', { autoComplete: 'organization', maxLength: 100 })}
        {input('creditCode', {
          maxLength: 18,
          autoCapitalize: 'characters',
          spellCheck: false,
          ...(code.kind === 'wrongDigit'
            ? { help: <strong className="text-warning">{code.warning}</strong> }
            : {}),
        })}
        {input('foundDate', { type: 'date' })}
        {money('regCapitalYuan', capital)}
        <IndustryField {...choose('industryCode')} value={industry} />
        <AreaField {...choose('areaCode')} value={area} />
        {input('address', { maxLength: 200 })}
      </Group>
      <Group title={copy.groups.legalPerson}>
        {input('legalPersonName', { maxLength: 50, autoComplete: 'off' })}
        {input('legalPersonIdNo', {
          maxLength: 18,
          autoComplete: 'off',
          spellCheck: false,
          help: copy.idNumberHelp,
        })}
      </Group>
      <Group title={copy.groups.contact}>
        {input('contactName', { maxLength: 50, autoComplete: 'name' })}
        {input('contactPhone', {
          maxLength: 30,
          inputMode: 'tel',
          autoComplete: 'tel',
          help: copy.phoneHelp,
        })}
      </Group>
      <Group title={copy.groups.operation}>
        {input('employees', { inputMode: 'numeric', maxLength: 7, unit: '人' })}
        {money('annualRevenueYuan', revenue)}
        {money('totalAssetsYuan', assets)}
        {industry && (
          <p role="status" className="text-note text-muted">
            {scale.reason ? copy.noScale(scale.reason) : copy.scale(scale.gradeName)}
          </p>
        )}
      </Group>
    </>
  )
}
