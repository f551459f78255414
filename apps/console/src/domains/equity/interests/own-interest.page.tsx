import { useParams } from 'react-router'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { ownCopy as texts } from './copy.ts'
import { interestStep } from './current-step.ts'
import { EndedFacts, InstitutionFacts } from './interest-facts.tsx'
import { OwnInterestActions } from './own-interest-actions.tsx'
import { InvestmentFacts, TalkFacts } from './talk-facts.tsx'
import { useOwnInterest } from './use-interest.ts'

/** An institution's interest in a project of the enterprise, to which it consents or not. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useOwnInterest(id)
  const now = useNow()
  const { data } = onScreen.answer
  return (
    <CasePage
      of={interestCase}
      onScreen={onScreen}
      title={(shown) => texts.pageTitle(shown?.orgName ?? '')}
      back={{ to: data ? `/personal/equity/${data.projectId}` : '/personal/equity', label: texts.back }}
    >
      {(interest) => (
        <>
          <div className="two-columns">
            <div className="stack">
              <EndedFacts interest={interest} />
              <InvestmentFacts investment={interest.investment} />
              <TalkFacts talk={interest.talk} />
              <InstitutionFacts interest={interest} />
            </div>
            <CaseTimeline
              of={interestCase}
              events={interest.timeline}
              current={interestStep(interest, now)}
              clock={interest}
            />
          </div>
          <OwnInterestActions shown={interest} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
