import type { ReactNode } from 'react'
import { creditObjectionCase } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditObjection } from '@lqr/contract/credit/objections/objection-entities.ts'
import { CaseTimeline, type CurrentStep } from '../../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { objectionCopy as copy } from './copy.ts'
import { itemFacts, objectedFacts, outcomeFacts } from './objection-facts.tsx'

/** What is awaited now; undefined once the objection is over. */
function currentStep({ status }: CreditObjection): CurrentStep | undefined {
  return status in copy.current ? { title: copy.current[status as keyof typeof copy.current] } : undefined
}

function Part({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section className="panel">
      <h2>{title}</h2>
      <Facts items={facts} />
    </section>
  )
}

/** An objection with its item, what came of it, and its timeline. */
export function ObjectionBody({ objection, children }: { objection: CreditObjection; children: ReactNode }) {
  return (
    <>
      {objection.isSealed && <SealedNotice />}
      <div className="two-columns">
        <div className="stack">
          <Part title={copy.outcome} facts={outcomeFacts(objection)} />
          <Part title={copy.objection} facts={objectedFacts(objection)} />
          {!objection.isSealed && <Part title={copy.item} facts={itemFacts(objection)} />}
        </div>
        <CaseTimeline
          of={creditObjectionCase}
          events={objection.timeline}
          current={currentStep(objection)}
          clock={objection}
        />
      </div>
      {children}
    </>
  )
}
