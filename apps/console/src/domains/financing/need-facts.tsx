import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { isArchived } from '@lqr/contract/kernel/cases/read-case.ts'
import { needForm, NEED_DOCUMENTS } from '@lqr/contract/financing/form.ts'
import { NEED_REFUSALS } from '@lqr/contract/financing/kinds.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { WayOn } from '../../shell/cases/way-on.tsx'
import { PlacedDocuments } from '../../shell/files/placed-documents.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import { slotsText } from './slots-text.ts'

const labels = labelsOf(needForm)

/** What the enterprise asks for, with its documents. */
export function NeedFacts({ need }: { need: NeedDetail }) {
  const { wantRate } = need
  const items = [
    { label: copy.demandNo, value: need.demandNo },
    { label: copy.company, value: need.companyName },
    { label: labels.amountYuan, value: formatAmount(need.amountYuan) },
    { label: labels.termMonths, value: formatTerm(need.termMonths) },
    { label: labels.demandType, value: nameOf(DEMAND_TYPES, need.demandType) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, need.guaranteeMode) },
    { label: labels.wantRate, value: formatPercent(wantRate) },
    { label: copy.industry, value: nameOf(INDUSTRIES, need.industryCode) },
    { label: copy.area, value: need.areaName },
    { label: copy.contact, value: [need.contactName, need.contactPhone].filter(Boolean).join(' ') },
    { label: copy.published, value: formatDateTime(need.publishedAt) },
    { label: labels.validTo, value: formatDate(need.validTo) },
    { label: copy.slots, value: slotsText(need) },
    { label: labels.showsCompany, value: need.showsCompany ? copy.shown : copy.masked },
    { label: labels.purpose, value: <span className="prewrap">{need.purpose}</span>, isWide: true },
    {
      label: labels.description,
      value: need.description && <span className="prewrap">{need.description}</span>,
      isWide: true,
    },
  ]
  return (
    <>
      <section className="panel">
        <h2>{copy.facts}</h2>
        <Facts items={items} />
      </section>
      <section className="panel">
        <h2>{copy.files}</h2>
        <PlacedDocuments
          names={NEED_DOCUMENTS}
          files={need.files}
          others={copy.others}
          isArchived={isArchived(need)}
        />
      </section>
    </>
  )
}

/** Why a need ended without an institution, and what would change it. */
export function NeedRefusal({ need }: { need: NeedDetail }) {
  if (need.rejectCode === null) return null
  const texts = copy.refusal
  return (
    <section className="panel panel-refusal">
      <h2>{texts.title}</h2>
      <Facts
        items={[
          { label: texts.reason, value: nameOf(NEED_REFUSALS, need.rejectCode) },
          { label: texts.found, value: need.rejectReason, isWide: true },
          { label: texts.change, value: need.nextSteps, isWide: true },
        ]}
      />
      <WayOn refusal={need} asked={need} />
    </section>
  )
}
