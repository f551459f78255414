import { openInterestPhone } from '@lqr/contract/equity/interest-calls.ts'
import {
  consentedProject,
  type ConsentedProject,
  type InterestDetail,
  type ShownInterest,
} from '@lqr/contract/equity/interest-entities.ts'
import { INTEREST_END_CODES } from '@lqr/contract/equity/interest-kinds.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { ContactPhone } from '../../../shell/records/contact-phone.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const labels = labelsOf(consentedProject)
const inWords = (value: boolean) => (value ? copy.yes : copy.no)
const phoneLink = (phone: string | null) => phone && <a href={`tel:${phone}`}>{phone}</a>

/** What everybody may read of the project, and what the institution said. */
export function TeaserFacts({ interest }: { interest: InterestDetail }) {
  const items = [
    { label: copy.projectNo, value: interest.projectNo },
    { label: copy.company, value: interest.companyName },
    { label: copy.project, value: interest.name, isWide: true },
    { label: copy.stage, value: nameOf(PROJECT_STAGES, interest.stage) },
    { label: copy.industry, value: nameOf(INDUSTRIES, interest.industryCode) },
    { label: copy.band, value: nameOf(AMOUNT_BANDS, interest.amountBand) },
    { label: copy.area, value: interest.areaName },
    { label: copy.reason, value: <span className="prewrap">{interest.reason}</span>, isWide: true },
  ]
  return (
    <section className="panel">
      <h2>{copy.teaser}</h2>
      <Facts items={items} />
    </section>
  )
}

function Opened({ id, project }: { id: string; project: ConsentedProject }) {
  const items = [
    { label: copy.company, value: project.corporateName, isWide: true },
    { label: labels.amountYuan, value: formatAmount(project.amountYuan) },
    { label: labels.sharePercent, value: formatPercent(project.sharePercent) },
    { label: labels.foundDate, value: formatDate(project.foundDate) },
    { label: labels.hasIncome, value: inWords(project.hasIncome) },
    { label: labels.isProfitable, value: inWords(project.isProfitable) },
    {
      label: copy.contact,
      value: (
        <>
          {project.contactName}{' '}
          <ContactPhone
            key={id}
            phone={project.contactPhone}
            opens={project.opensPhone}
            def={openInterestPhone}
            input={{ params: { id } }}
          />
        </>
      ),
    },
    { label: labels.intro, value: <span className="prewrap">{project.intro}</span>, isWide: true },
  ]
  return <Facts items={items} />
}

/** Whose project it is and what it offers, while the consent lives. */
export function OpenedFacts({ interest: { id, opened } }: { interest: InterestDetail }) {
  return (
    <section className="panel">
      <h2>{copy.opened}</h2>
      {opened ? <Opened id={id} project={opened} /> : <p className="muted">{copy.closed}</p>}
    </section>
  )
}

/** Who asks, with its word of why. */
export function InstitutionFacts({ interest }: { interest: ShownInterest }) {
  const items = [
    { label: copy.interestNo, value: interest.interestNo },
    { label: copy.project, value: interest.name },
    { label: copy.org, value: interest.orgName, isWide: true },
    { label: copy.orgPhone, value: phoneLink(interest.orgPhone) },
    { label: copy.officer, value: interest.officerName },
    { label: copy.officerPhone, value: phoneLink(interest.officerPhone) },
    { label: copy.asked, value: formatDateTime(interest.createdAt) },
    { label: copy.consented, value: formatDateTime(interest.consentedAt) },
    { label: copy.reason, value: <span className="prewrap">{interest.reason}</span>, isWide: true },
  ]
  return (
    <section className="panel">
      <h2>{copy.org}</h2>
      <Facts items={items} />
    </section>
  )
}

/** Why an institution ended its interest, and what would change that. */
export function EndedFacts({ interest }: { interest: InterestDetail | ShownInterest }) {
  const { endCode, endReason, nextSteps } = interest
  if (endCode === null) return null
  const texts = copy.ended
  const items = [
    { label: texts.reason, value: nameOf(INTEREST_END_CODES, endCode) },
    { label: texts.found, value: endReason, isWide: true },
    { label: texts.change, value: nextSteps, isWide: true },
  ]
  return (
    <section className="panel panel-refusal">
      <h2>{texts.title}</h2>
      <Facts items={items} />
    </section>
  )
}
