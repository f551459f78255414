import { needForm } from '@lqr/contract/financing/form.ts'
import { CONTACT_WAYS } from '@lqr/contract/financing/kinds.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { openResponsePhone } from '@lqr/contract/financing/response-calls.ts'
import { RESPONSE_ORIGINS } from '@lqr/contract/financing/response-kinds.ts'
import type { ResponseDetail } from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { ContactPhone } from '../../shell/records/contact-phone.tsx'
import { type Fact, Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy, taskCopy } from './response-copy.ts'

const labels = labelsOf(needForm)

/** Which need it is, repeated before every move. */
export function responseSummary(response: ResponseDetail): Fact[] {
  return [
    { label: copy.need, value: response.title },
    { label: copy.company, value: response.corporateName },
    {
      label: labels.amountYuan,
      value: `${formatAmount(response.amountYuan)} · ${formatTerm(response.termMonths)}`,
    },
  ]
}

/** What the enterprise needs, as the institution may read it. */
export function ResponseNeed({ response }: { response: ResponseDetail }) {
  const { contactWay, contactedAt, wantRate } = response
  const items = [
    { label: copy.demandNo, value: response.demandNo },
    { label: taskCopy.cameBy, value: nameOf(RESPONSE_ORIGINS, response.cameBy) },
    { label: labels.title, value: response.title, isWide: true },
    { label: labels.amountYuan, value: formatAmount(response.amountYuan) },
    { label: labels.termMonths, value: formatTerm(response.termMonths) },
    { label: labels.demandType, value: nameOf(DEMAND_TYPES, response.demandType) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, response.guaranteeMode) },
    { label: labels.wantRate, value: wantRate && copy.wantRate(formatPercent(wantRate)) },
    { label: copy.industry, value: nameOf(INDUSTRIES, response.needIndustryCode) },
    { label: copy.area, value: response.areaName },
    { label: copy.validTo, value: formatDate(response.validTo) },
    {
      label: copy.contacted,
      value: contactedAt && `${formatDateTime(contactedAt)} ${nameOf(CONTACT_WAYS, contactWay)}`,
    },
    { label: labels.purpose, value: <span className="prewrap">{response.purpose}</span>, isWide: true },
    {
      label: labels.description,
      value: response.description && <span className="prewrap">{response.description}</span>,
      isWide: true,
    },
  ]
  return (
    <section className="panel">
      <h2>{copy.facts}</h2>
      <Facts items={items} />
    </section>
  )
}

/** Whose need it is, and its contact, while the consent lives. */
export function ResponseCompany({ response }: { response: ResponseDetail }) {
  const { industryCode } = response
  const category = industryCode && (industryOfDivision(industryCode) ?? industryCode)
  if (!response.isAuthorised) {
    return (
      <section className="panel">
        <h2>{copy.companyFacts}</h2>
        <p className="muted">{copy.closed}</p>
      </section>
    )
  }
  const items = [
    { label: copy.company, value: response.corporateName },
    { label: copy.creditCode, value: response.creditCode },
    { label: copy.ofCompany, value: nameOf(INDUSTRIES, category) },
    { label: copy.scale, value: nameOf(ENTERPRISE_SCALES, response.scale) },
    {
      label: copy.contact,
      value: (
        <>
          {response.contactName}{' '}
          <ContactPhone
            key={response.id}
            phone={response.contactPhone}
            opens={response.opensPhone}
            def={openResponsePhone}
            input={{ params: { id: response.id } }}
          />
        </>
      ),
    },
  ]
  return (
    <section className="panel">
      <h2>{copy.companyFacts}</h2>
      <Facts items={items} />
    </section>
  )
}
