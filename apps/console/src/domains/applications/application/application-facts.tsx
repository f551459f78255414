import { labelOf } from '@lqr/contract/kernel/field.ts'
import { applicationForm, openContactPhone } from '@lqr/contract/applications/calls.ts'
import { applicationDetail, type ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { ContactPhone } from '../../../shell/records/contact-phone.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from '../copy.ts'

interface PartProps {
  application: ApplicationDetail
}

/** What the enterprise asked for. */
export function ApplicationFacts({ application }: PartProps) {
  const { id, contactName, contactPhone, opensPhone } = application
  const items = [
    { label: copy.applyNo, value: application.applyNo },
    { label: copy.createdAt, value: formatDateTime(application.createdAt) },
    { label: copy.amount, value: formatAmount(application.amountYuan) },
    { label: copy.term, value: formatTerm(application.termMonths) },
    { label: copy.guarantee, value: nameOf(GUARANTEE_MODES, application.guaranteeMode) },
    { label: copy.revenue, value: formatAmount(application.annualRevenueYuan) },
    {
      label: copy.contact,
      value: (
        <>
          {contactName}{' '}
          <ContactPhone
            key={id}
            phone={contactPhone}
            opens={opensPhone}
            def={openContactPhone}
            input={{ params: { id } }}
          />
        </>
      ),
    },
    { label: labelOf(applicationForm.shape.wantedOn), value: formatDate(application.wantedOn) },
    { label: copy.purpose, value: <span className="prewrap">{application.purpose}</span>, isWide: true },
  ]
  return (
    <section className="panel">
      <h2>{copy.facts}</h2>
      <Facts items={items} />
    </section>
  )
}

/** Who asks, for the institution. */
export function CompanyFacts({ application }: PartProps) {
  const { industryCode } = application
  const category = industryCode && (industryOfDivision(industryCode) ?? industryCode)
  const items = [
    { label: copy.company, value: application.corporateName },
    { label: copy.creditCode, value: application.creditCode },
    {
      label: labelOf(applicationDetail.shape.applicantKind),
      value: nameOf(APPLICANT_KINDS, application.applicantKind),
    },
    { label: copy.industry, value: nameOf(INDUSTRIES, category) },
    { label: copy.scale, value: nameOf(ENTERPRISE_SCALES, application.scale) },
  ]
  return (
    <section className="panel">
      <h2>{copy.companyFacts}</h2>
      <Facts items={items} />
    </section>
  )
}
