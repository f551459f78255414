import { labelOf } from '@lqr/contract/kernel/field.ts'
import { openContactPhone } from '@lqr/contract/applications/calls.ts'
import { applicationForm } from '@lqr/contract/applications/form.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
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
