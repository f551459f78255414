import { Check, TriangleAlert } from 'lucide-react'
import { labelOf, labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  type ApplicationDetail,
  applicationDetail,
  applicationTerms,
} from '@lqr/contract/applications/entities.ts'
import { openContactPhone } from '@lqr/contract/applications/calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { ContactPhone } from '../../../../shell/records/contact-phone.tsx'
import { Facts } from '../../../../shell/records/facts.tsx'
import { copy as shared } from '../../copy.ts'
import { copy } from '../copy.ts'
import { compareTerms, type ComparedLine } from './compare-terms.ts'

const texts = copy.task
const labels = labelsOf(applicationTerms)

function Verdict({ isWithin }: Pick<ComparedLine, 'isWithin'>) {
  if (isWithin === undefined) return null
  const Icon = isWithin ? Check : TriangleAlert
  return (
    <span className={isWithin ? 'is-within' : 'is-beyond'}>
      <Icon aria-hidden size={16} strokeWidth={2} />
      <span className="sr-only">{isWithin ? texts.within : texts.beyond}</span>
    </span>
  )
}

/** What the enterprise asks for beside what the product published, then what the product wants and the purpose. */
export function TermsPanel({ application }: { application: ApplicationDetail }) {
  const { id, terms, contactName, contactPhone, opensPhone, purpose } = application
  const items = [
    {
      label: labels.requirements,
      value: <span className="prewrap">{terms.requirements}</span>,
      isWide: true,
    },
    { label: labels.materials, value: terms.materials.join('、'), isWide: true },
    { label: shared.purpose, value: <span className="prewrap">{purpose}</span>, isWide: true },
    { label: shared.revenue, value: formatAmount(application.annualRevenueYuan) },
    { label: labelOf(applicationDetail.shape.wantedOn), value: formatDate(application.wantedOn) },
    {
      label: shared.contact,
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
  ]
  return (
    <section className="panel" aria-label={texts.compare}>
      <h2>{texts.compare}</h2>
      <table className="compared-terms">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{shared.facts}</span>
            </th>
            <th scope="col">{texts.asked}</th>
            <th scope="col">{texts.offered}</th>
          </tr>
        </thead>
        <tbody>
          {compareTerms(application).map(({ label, asked, offered, isWithin }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {asked === undefined ? <span className="muted">{texts.none}</span> : <strong>{asked}</strong>}
              </td>
              <td>
                {offered} {isWithin !== undefined && <Verdict isWithin={isWithin} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts items={items} />
    </section>
  )
}
