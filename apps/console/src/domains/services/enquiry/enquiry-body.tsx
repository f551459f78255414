import type { ReactNode } from 'react'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { type ServiceEnquiry, serviceEnquiry } from '@lqr/contract/services/enquiry-entities.ts'
import { ENQUIRY_DECLINE_CODES, SERVICE_SCORES } from '@lqr/contract/services/enquiry-kinds.ts'
import { CaseTimeline, type CurrentStep } from '../../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import { EnquiryContact } from './enquiry-contact.tsx'

const labels = labelsOf(serviceEnquiry)

const wide = (label: string, text: string | null): Fact[] =>
  text ? [{ label, value: <span className="prewrap">{text}</span>, isWide: true }] : []

/** Which enquiry it is, repeated before every move. */
export function caseFacts(enquiry: ServiceEnquiry): Fact[] {
  const quote = enquiry.quoteYuan
  return [
    { label: labels.enquiryNo, value: enquiry.enquiryNo },
    { label: labels.serviceName, value: enquiry.serviceName },
    { label: labels.orgName, value: enquiry.orgName },
    ...(enquiry.companyName ? [{ label: labels.companyName, value: enquiry.companyName }] : []),
    ...(quote === null ? [] : [{ label: labels.quoteYuan, value: copy.yuan(quote.toLocaleString('zh-CN')) }]),
  ]
}

function askedFacts(enquiry: ServiceEnquiry): Fact[] {
  return [
    ...caseFacts(enquiry),
    { label: labels.areaName, value: enquiry.areaName },
    ...(enquiry.wishedTime ? [{ label: labels.wishedTime, value: enquiry.wishedTime }] : []),
    ...wide(labels.content, enquiry.content),
  ]
}

/** What came of it; empty as long as nothing has. */
function outcomeFacts(enquiry: ServiceEnquiry): Fact[] {
  const { declineCode, declineReason, endReason, words, quoteNote } = enquiry
  const scores = (['quality', 'time', 'attitude', 'price'] as const).flatMap((side) => {
    const score = enquiry[side]
    return score === null ? [] : [{ label: labels[side], value: nameOf(SERVICE_SCORES, score) }]
  })
  return [
    ...wide(labels.quoteNote, quoteNote),
    ...(declineCode
      ? wide(copy.declined, `${nameOf(ENQUIRY_DECLINE_CODES, declineCode)}：${declineReason ?? ''}`)
      : []),
    ...wide(labels.endReason, endReason),
    ...scores,
    ...wide(labels.words, words),
  ]
}

function currentStep({ status, orgName, companyName }: ServiceEnquiry): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const { title, isProviders } = copy.current[status as keyof typeof copy.current]
  const actor = isProviders ? orgName : companyName
  return actor ? { title, actor } : { title }
}

/** An enquiry with what came of it and its timeline. */
export function EnquiryBody({ enquiry, children }: { enquiry: ServiceEnquiry; children: ReactNode }) {
  const outcome = outcomeFacts(enquiry)
  return (
    <>
      {enquiry.isSealed && <SealedNotice />}
      <div className="two-columns">
        <div className="stack">
          {outcome.length > 0 && (
            <section className="panel">
              <h2>{copy.outcome}</h2>
              <Facts items={outcome} />
            </section>
          )}
          <EnquiryContact enquiry={enquiry} />
          <section className="panel">
            <h2>{copy.asked}</h2>
            <Facts items={askedFacts(enquiry)} />
            <p className="muted">{copy.noMoney}</p>
          </section>
        </div>
        <CaseTimeline
          of={serviceEnquiryCase}
          events={enquiry.timeline}
          current={currentStep(enquiry)}
          clock={enquiry}
        />
      </div>
      {children}
    </>
  )
}
