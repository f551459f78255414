import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { openEnquiryPhone } from '@lqr/contract/services/enquiry-calls.ts'
import { type ServiceEnquiry, serviceEnquiry } from '@lqr/contract/services/enquiry-entities.ts'
import { ContactPhone } from '../../../shell/records/contact-phone.tsx'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { copy } from './copy.ts'

const labels = labelsOf(serviceEnquiry)
const phoneLink = (phone: string) => <a href={`tel:${phone}`}>{phone}</a>

function contactFacts({ id, ...enquiry }: ServiceEnquiry): Fact[] {
  const { orgPhone, officerName, officerPhone, contactName, contactPhone, opensPhone } = enquiry
  return [
    ...(orgPhone ? [{ label: labels.orgPhone, value: phoneLink(orgPhone) }] : []),
    ...(officerPhone
      ? [
          { label: labels.officerName, value: officerName },
          { label: labels.officerPhone, value: phoneLink(officerPhone) },
        ]
      : []),
    ...(contactPhone
      ? [
          { label: labels.contactName, value: contactName },
          {
            label: labels.contactPhone,
            value: (
              <ContactPhone
                key={id}
                phone={contactPhone}
                opens={opensPhone}
                def={openEnquiryPhone}
                input={{ params: { id } }}
              />
            ),
          },
        ]
      : []),
  ]
}

/** How each side reaches the other; empty before the order where the provider has no number of its own. */
export function EnquiryContact({ enquiry }: { enquiry: ServiceEnquiry }) {
  const items = contactFacts(enquiry)
  if (items.length === 0) return null
  return (
    <section className="panel">
      <h2>{copy.contact}</h2>
      <Facts items={items} />
    </section>
  )
}
