import { useEffect, useRef } from 'react'
import { NEED_DOCUMENTS, needForm } from '@lqr/contract/financing/form.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from '../copy.ts'
import { formCopy } from './copy.ts'
import type { NeedValues } from './need-values.ts'

const labels = labelsOf(needForm)
const texts = formCopy.summary

const namesOf = (files: NeedValues['files']) => files?.map(({ name }) => name).join('、')

/** Everything once more before it is published; takes the focus, so that the change is noticed. */
export function NeedSummary({ values }: { values: NeedValues }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const items = [
    { label: labels.title, value: values.title, isWide: true },
    {
      label: labels.amountYuan,
      value: <strong className="figure">{formatAmount(tenThousandsToYuan(values.amount))}</strong>,
    },
    { label: labels.termMonths, value: formatTerm(numberOf(values.term)) },
    { label: labels.demandType, value: nameOf(DEMAND_TYPES, values.demandType) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, values.guaranteeMode) },
    { label: labels.wantRate, value: formatPercent(numberOf(values.rate)) },
    { label: labels.industryCode, value: nameOf(INDUSTRIES, values.industryCode) },
    { label: labels.areaCode, value: values.areaCode && substationOfCode(values.areaCode)?.name },
    { label: labels.validTo, value: formatDate(values.validTo) },
    { label: labels.slots, value: values.slots && formCopy.orgs(values.slots) },
    { label: labels.showsCompany, value: values.showsCompany ? copy.shown : copy.masked },
    { label: labels.contactName, value: values.contactName },
    { label: labels.contactPhone, value: values.contactPhone },
    { label: labels.purpose, value: <span className="prewrap">{values.purpose}</span>, isWide: true },
    {
      label: labels.description,
      value: values.description && <span className="prewrap">{values.description}</span>,
      isWide: true,
    },
    ...NEED_DOCUMENTS.map((name) => ({
      label: name,
      value: namesOf(values.documents?.[name]) || <span className="muted">{texts.missing}</span>,
      isWide: true,
    })),
    ...(values.files?.length ? [{ label: texts.files, value: namesOf(values.files), isWide: true }] : []),
  ]
  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <Facts items={items} />
    </section>
  )
}
