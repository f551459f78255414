import { useParams } from 'react-router'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { ClosedBranchNotice } from '../register/closed-branch-notice.tsx'
import { openingStep } from '../current-step.ts'
import { FormFacts, VisitFacts } from '../opening-facts.tsx'
import { MaterialList, ResultFacts } from '../result-facts.tsx'
import { useOpening } from '../use-opening.ts'
import { deskCopy } from './copy.ts'
import { DeskActions } from './desk-actions.tsx'

/** One opening as the branch sees it: the appointment, what was handed in, the papers, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useOpening(id)
  return (
    <CasePage
      of={accountOpeningCase}
      onScreen={onScreen}
      title={(shown) => deskCopy.pageTitle(shown?.applyNo ?? '')}
      back={{ to: WORK_LISTS.accountOpening, label: deskCopy.back }}
      creditFor={({ applyNo }) => applyNo}
    >
      {(opening) => (
        <>
          {opening.isSealed && <SealedNotice />}
          <div className="two-columns">
            <div className="stack">
              <ClosedBranchNotice opening={opening} />
              <ResultFacts opening={opening} />
              <VisitFacts opening={opening} />
              {opening.form && <FormFacts opening={opening} form={opening.form} />}
              {opening.form && <MaterialList opening={opening} />}
            </div>
            <CaseTimeline
              of={accountOpeningCase}
              events={opening.timeline}
              current={openingStep(opening)}
              clock={opening}
            />
          </div>
          <DeskActions shown={opening} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
