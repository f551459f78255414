import { useParams } from 'react-router'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { useNow } from '../../../shell/time/use-now.ts'
import { deskCopy as texts } from './copy.ts'
import { interestStep } from './current-step.ts'
import { InterestActions } from './interest-actions.tsx'
import { EndedFacts, OpenedFacts, TeaserFacts } from './interest-facts.tsx'
import { RoomFiles } from './room-files.tsx'
import { InvestmentFacts, TalkFacts } from './talk-facts.tsx'
import { useInterest } from './use-interest.ts'

/** One interest of the institution: what is public, what the enterprise's consent opens, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useInterest(id)
  const now = useNow()
  return (
    <CasePage
      of={interestCase}
      onScreen={onScreen}
      title={(shown) => texts.pageTitle(shown?.interestNo ?? '')}
      back={{ to: WORK_LISTS.projectInterest, label: texts.back }}
      creditFor={({ interestNo }) => interestNo}
    >
      {(interest) => (
        <>
          <div className="two-columns">
            <div className="stack">
              <EndedFacts interest={interest} />
              <InvestmentFacts investment={interest.investment} />
              <TalkFacts talk={interest.talk} />
              <OpenedFacts interest={interest} />
              {interest.opened && <RoomFiles interestId={interest.id} files={interest.opened.files} />}
              <TeaserFacts interest={interest} />
            </div>
            <CaseTimeline
              of={interestCase}
              events={interest.timeline}
              current={interestStep(interest, now)}
              clock={interest}
            />
          </div>
          <InterestActions shown={interest} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
