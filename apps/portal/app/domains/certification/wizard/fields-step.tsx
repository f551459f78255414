import { checkCreditCode } from '@lqr/contract/rules/credit-code.ts'
import {
  APPLICANT_KINDS,
  applicantKindWarning,
  USUAL_APPLICANT_KIND,
} from '@lqr/contract/reference/applicant-kinds.ts'
import { gradeEnterprise } from '@lqr/contract/reference/enterprise-scale.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { CallForm } from '../../../shell/forms/use-call-form.ts'
import type { CertificationRecord } from '../load-certification.ts'
import { AreaField } from '../../../shell/forms/area-field.tsx'
import { inputProps, wanInputProps } from '../../../shell/forms/input-props.ts'
import { wizardCopy as copy } from './copy.ts'
import { IndustryField } from './industry-field.tsx'
import { LegalPersonConsent } from './legal-person-consent.tsx'
import { keepsIdNumber, metaOf, type MoneyField, needsIdNumber, shape, type WizardValues } from './schema.ts'

interface Props {
  form: CallForm<WizardValues>
  record: CertificationRecord
  onMoneyBlur: (field: MoneyField) => void
}

type Name = Exclude<
  keyof WizardValues,
  'applicantKind' | 'licenseFileId' | 'authLetterFileId' | 'legalPersonConsent' | 'version'
>

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-6 grid gap-4 border-0 p-0">
      <legend className="mb-2 text-body font-semibold text-primary-strong">{title}</legend>
      {children}
    </fieldset>
  )
}

/** The enterprise's facts in one column; labels, limits and errors are the contract's. */
export function FieldsStep({ form, record, onMoneyBlur }: Props) {
  const values = form.watch()
  const { applicantKind: kind = USUAL_APPLICANT_KIND, creditCode, employees } = values
  const { industryCode: industry, areaCode: area } = values
  const { regCapitalYuan: capital, annualRevenueYuan: revenue, totalAssetsYuan: assets } = values
  const keepsNumber = keepsIdNumber(record, values.legalPersonName)
  const masked = record.legalPersonIdNoMasked
  const input = (
    name: Name,
    props: InputHTMLAttributes<HTMLInputElement> & { help?: ReactNode; unit?: string | undefined } = {},
  ) => {
    const { required = true, ...rest } = props
    return (
      <InputField
        {...inputProps(shape[name])}
        required={required}
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
      ...wanInputProps(shape[name]),
      inputMode: 'decimal',
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
  const warning = code.kind === 'wrongDigit' ? code.warning : applicantKindWarning(kind, creditCode)
  const scale = gradeEnterprise(industry, {
    employees: /^\d+$/.test(employees) ? Number(employees) : null,
    annualRevenueYuan: tenThousandsToYuan(revenue) ?? null,
    totalAssetsYuan: tenThousandsToYuan(assets) ?? null,
  })
  return (
    <>
      <Group title={copy.groups.enterprise}>
        <SelectField
          label={metaOf('applicantKind').label}
          required
          error={form.errorOf('applicantKind')}
          {...form.register('applicantKind')}
        >
          {APPLICANT_KINDS.map(({ code: kindCode, name }) => (
            <option key={kindCode} value={kindCode}>
              {name}
            </option>
          ))}
        </SelectField>
        {input('corporateName', { autoComplete: 'organization' })}
        {input('creditCode', {
          autoCapitalize: 'characters',
          spellCheck: false,
          ...(warning ? { help: <strong className="text-warning">{warning}</strong> } : {}),
        })}
        {input('foundDate', { type: 'date' })}
        {money('regCapitalYuan', capital)}
        <IndustryField {...choose('industryCode')} value={industry} />
        <AreaField {...choose('areaCode')} value={area} />
        {input('address')}
      </Group>
      <Group title={copy.groups.legalPerson}>
        {input('legalPersonName', { autoComplete: 'off' })}
        {input('legalPersonIdNo', {
          autoComplete: 'off',
          spellCheck: false,
          required: needsIdNumber(record, values),
          help: masked && keepsNumber ? copy.idNumberKept(masked) : copy.idNumberHelp,
        })}
        <LegalPersonConsent form={form} />
      </Group>
      <Group title={copy.groups.contact}>
        {input('contactName', { autoComplete: 'name' })}
        {input('contactPhone', {
          inputMode: 'tel',
          autoComplete: 'tel-national',
          help: copy.phoneHelp,
        })}
      </Group>
      <Group title={copy.groups.operation}>
        {input('employees', { inputMode: 'numeric' })}
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
