import { Tag } from 'antd'
import { openOperatorPhone } from '@lqr/contract/bank-accounts/move-calls.ts'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { openingAsked, lzbAsked, pdbAsked } from '@lqr/contract/bank-accounts/form.ts'
import {
  ACCOUNT_TYPES,
  BENEFICIAL_OWNER_STATES,
  DILIGENCE_LEVELS,
  SUBJECT_KINDS,
} from '@lqr/contract/bank-accounts/kinds.ts'
import { PRE_CHECK_FINDINGS } from '@lqr/contract/bank-accounts/pre-check.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { ContactPhone } from '../../shell/records/contact-phone.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'

type Form = NonNullable<AccountOpening['form']>

/** Where and when, and who at the bank. */
export function VisitFacts({ opening }: { opening: AccountOpening }) {
  const { branchPhone, officerPhone, diligence } = opening
  const items = [
    { label: copy.applyNo, value: opening.applyNo },
    { label: copy.submitted, value: formatDateTime(opening.createdAt) },
    { label: copy.branch, value: `${opening.bankName} · ${opening.branchName}`, isWide: true },
    {
      label: copy.appointment,
      value: (
        <strong>
          {copy.appointmentOf(formatDateTime(opening.appointTime), opening.appointEnd.slice(11, 16))}
        </strong>
      ),
    },
    { label: copy.accountType, value: nameOf(ACCOUNT_TYPES, opening.accountType) },
    { label: copy.address, value: opening.branchAddress, isWide: true },
    { label: copy.branchPhone, value: branchPhone && <a href={`tel:${branchPhone}`}>{branchPhone}</a> },
    { label: copy.officer, value: opening.officerName },
    ...(officerPhone
      ? [{ label: copy.officerPhone, value: <a href={`tel:${officerPhone}`}>{officerPhone}</a> }]
      : []),
    {
      label: copy.reference,
      value: (
        <>
          {opening.bankReference}{' '}
          {opening.isDemonstration && <Tag title={copy.demonstrationHint}>{copy.demonstration}</Tag>}
        </>
      ),
    },
    ...(diligence
      ? [
          { label: copy.diligence, value: nameOf(DILIGENCE_LEVELS, diligence) },
          ...(opening.diligenceReason
            ? [{ label: copy.diligenceReason, value: opening.diligenceReason, isWide: true }]
            : []),
        ]
      : []),
  ]
  return (
    <section className="panel">
      <h2>{copy.visit}</h2>
      <Facts items={items} />
    </section>
  )
}

function besides(form: Form) {
  const { isSimpleOpening, legalPersonPhoneMasked, licenceValidTo } = form
  if (isSimpleOpening !== null) {
    return [{ label: labelOf(lzbAsked.isSimpleOpening), value: isSimpleOpening ? copy.yes : copy.no }]
  }
  return [
    {
      label: labelOf(pdbAsked.licenceValidTo),
      value: licenceValidTo ? formatDate(licenceValidTo) : copy.longTerm,
    },
    { label: copy.legalPersonPhone, value: legalPersonPhoneMasked ?? copy.idGone },
  ]
}

/** What the enterprise handed in. */
export function FormFacts({ opening, form }: { opening: AccountOpening; form: Form }) {
  const items = [
    { label: labelOf(openingAsked.corporateName), value: form.corporateName, isWide: true },
    { label: labelOf(openingAsked.creditCode), value: form.creditCode },
    { label: labelOf(openingAsked.legalPersonName), value: form.legalPersonName },
    { label: labelOf(openingAsked.subjectKind), value: nameOf(SUBJECT_KINDS, form.subjectKind) },
    {
      label: labelOf(openingAsked.beneficialOwner),
      value: nameOf(BENEFICIAL_OWNER_STATES, form.beneficialOwner),
    },
    { label: labelOf(openingAsked.basicAccountNo), value: form.basicAccountNo },
    ...besides(form),
    {
      label: copy.operator,
      value: (
        <>
          {form.operatorName}{' '}
          <ContactPhone
            key={opening.id}
            phone={form.operatorPhone}
            opens={opening.opensPhone}
            def={openOperatorPhone}
            input={{ params: { id: opening.id } }}
          />
        </>
      ),
    },
    { label: copy.operatorIdNo, value: form.operatorIdNoMasked ?? copy.idGone },
    {
      label: labelOf(openingAsked.purpose),
      value: <span className="prewrap">{form.purpose}</span>,
      isWide: true,
    },
    {
      label: copy.findings,
      value: form.findings.map((code) => nameOf(PRE_CHECK_FINDINGS, code)).join('；') || copy.noFindings,
      isWide: true,
    },
  ]
  return (
    <section className="panel">
      <h2>{copy.form}</h2>
      <Facts items={items} />
      {form.findings.length > 0 && <p className="muted panel-foot">{copy.findingsHint}</p>}
    </section>
  )
}
