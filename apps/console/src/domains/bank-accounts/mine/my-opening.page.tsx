import { useParams } from 'react-router'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { ClosedBranchNotice } from '../register/closed-branch-notice.tsx'
import { openingStep } from '../current-step.ts'
import { FormFacts, VisitFacts } from '../opening-facts.tsx'
import { MaterialList, ResultFacts } from '../result-facts.tsx'
import { useOpening } from '../use-opening.ts'
import { mineCopy } from './copy.ts'
import { MyActions } from './my-actions.tsx'

/** One of the enterprise's openings: when and where to come, what to bring, how far it is, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useOpening(id)
  return (
    <CasePage
      of={accountOpeningCase}
      onScreen={onScreen}
      title={(shown) => shown?.branchName ?? mineCopy.title}
      back={{ to: '/personal/account-openings', label: mineCopy.back }}
    >
      {(opening) => (
        <>
          <div className="two-columns">
            <div className="stack">
              <ClosedBranchNotice opening={opening} />
              <ResultFacts opening={opening} />
              <VisitFacts opening={opening} />
              <MaterialList opening={opening} />
              {opening.form && <FormFacts opening={opening} form={opening.form} />}
            </div>
            <CaseTimeline
              of={accountOpeningCase}
              events={opening.timeline}
              current={openingStep(opening)}
              clock={opening}
            />
          </div>
          <MyActions shown={opening} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
