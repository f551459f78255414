import { labelOf } from '@lqr/contract/kernel/field.ts'
import { leaseForm, openLeaseContactPhone, LEASE_DOCUMENTS } from '@lqr/contract/leasing/calls.ts'
import type { LeaseNeedDetail, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { isArchived } from '@lqr/contract/kernel/cases/read-case.ts'
import {
  EQUIPMENT_CATEGORIES,
  EQUIPMENT_CONDITIONS,
  LEASE_AUDIENCES,
  LEASE_KINDS,
} from '@lqr/contract/leasing/kinds.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { PlacedDocuments } from '../../shell/files/placed-documents.tsx'
import { ContactPhone } from '../../shell/records/contact-phone.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const { shape } = leaseForm

/** What the enterprise asks for. */
export function LeaseFacts({ need }: { need: LeaseNeedDetail | LeaseTaskDetail }) {
  const items = [
    { label: copy.needNo, value: need.needNo },
    { label: copy.submitted, value: formatDateTime(need.createdAt) },
    { label: labelOf(shape.kind), value: nameOf(LEASE_KINDS, need.kind) },
    { label: copy.category, value: nameOf(EQUIPMENT_CATEGORIES, need.equipmentCategory) },
    { label: labelOf(shape.equipmentName), value: need.equipmentName, isWide: true },
    { label: copy.condition, value: nameOf(EQUIPMENT_CONDITIONS, need.equipmentCondition) },
    { label: labelOf(shape.valueYuan), value: formatAmount(need.valueYuan) },
    { label: labelOf(shape.amountYuan), value: formatAmount(need.amountYuan) },
    { label: labelOf(shape.termMonths), value: formatTerm(need.termMonths) },
    { label: copy.down, value: formatPercent(need.downPaymentPercent) },
    { label: copy.area, value: need.areaName },
    {
      label: copy.contact,
      value: (
        <>
          {need.contactName}{' '}
          <ContactPhone
            key={need.id}
            phone={need.contactPhone}
            opens={'opensPhone' in need && need.opensPhone}
            def={openLeaseContactPhone}
            input={{ params: { id: need.id } }}
          />
        </>
      ),
    },
    { label: labelOf(shape.audience), value: nameOf(LEASE_AUDIENCES, need.audience) },
    {
      label: labelOf(shape.purpose),
      value: <span className="prewrap">{need.purpose}</span>,
      isWide: true,
    },
  ]
  return (
    <section className="panel">
      <h2>{copy.facts}</h2>
      <Facts items={items} />
      {'corporateName' in need && need.can.accept && <p className="muted panel-foot">{copy.maskedHint}</p>}
    </section>
  )
}

/** Its documents, as the enterprise has them before it. */
export function LeaseFiles({ need }: { need: LeaseNeedDetail }) {
  return (
    <section className="panel">
      <h2>{copy.files}</h2>
      <PlacedDocuments
        names={LEASE_DOCUMENTS}
        files={need.files}
        others={copy.others}
        isArchived={isArchived(need)}
      />
    </section>
  )
}

/** Who asks, for the institution. */
export function LeaseCompany({ task }: { task: LeaseTaskDetail }) {
  const { industryCode } = task
  const category = industryCode && (industryOfDivision(industryCode) ?? industryCode)
  const items = [
    { label: copy.company, value: task.corporateName },
    { label: copy.creditCode, value: task.creditCode },
    { label: copy.industry, value: nameOf(INDUSTRIES, category) },
    { label: copy.scale, value: nameOf(ENTERPRISE_SCALES, task.scale) },
  ]
  return (
    <section className="panel">
      <h2>{copy.companyFacts}</h2>
      <Facts items={items} />
    </section>
  )
}
