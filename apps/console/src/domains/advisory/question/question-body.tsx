import type { ReactNode } from 'react'
import type { AdvisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { CaseTimeline, type CurrentStep } from '../../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { copy } from './copy.ts'
import { askedFacts, outcomeFacts } from './question-facts.tsx'

/** What is awaited now; undefined once the question is over. */
function currentStep({ status, orgName }: AdvisoryQuestion): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const title = copy.current[status as keyof typeof copy.current]
  return status === 'REFERRED' && orgName ? { title, actor: orgName } : { title }
}

/** A question with its answer and its timeline, in which every round stands in full. */
export function QuestionBody({ question, children }: { question: AdvisoryQuestion; children: ReactNode }) {
  const outcome = outcomeFacts(question)
  return (
    <>
      {question.isSealed && <SealedNotice />}
      <div className="two-columns">
        <div className="stack">
          {outcome.length > 0 && (
            <section className="panel">
              <h2>{copy.reply}</h2>
              <Facts items={outcome} />
            </section>
          )}
          <section className="panel">
            <h2>{copy.question}</h2>
            <Facts items={askedFacts(question)} />
          </section>
        </div>
        <CaseTimeline
          of={advisoryQuestionCase}
          events={question.timeline}
          current={currentStep(question)}
          clock={question}
        />
      </div>
      {children}
    </>
  )
}
