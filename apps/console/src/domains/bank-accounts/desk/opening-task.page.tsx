import { useParams } from 'react-router'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { CaseLead } from '../../../shell/cases/case-lead.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { WayRail } from '../../../shell/cases/way-rail.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { ClosedBranchNotice } from '../register/closed-branch-notice.tsx'
import { openingStep } from '../current-step.ts'
import { FormFacts, VisitFacts } from '../opening-facts.tsx'
import { OPENING_WAY } from '../opening-way.ts'
import { MaterialList, ResultFacts } from '../result-facts.tsx'
import { useOpening } from '../use-opening.ts'
import { deskCopy } from './copy.ts'
import { DeskActions } from './desk-actions.tsx'

/** Which account, where and when. */
function leadOf({ accountType, branchName, appointTime, applyNo }: AccountOpening) {
  return (
    <CaseLead
      facts={[nameOf(ACCOUNT_TYPES, accountType), branchName, formatDateTime(appointTime)]}
      number={applyNo}
    />
  )
}

/** One opening as the branch sees it: the appointment, what was handed in, the papers, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useOpening(id)
  return (
    <CasePage
      of={accountOpeningCase}
      onScreen={onScreen}
      title={(shown) => shown?.corporateName ?? deskCopy.pageTitle(shown?.applyNo ?? '')}
      lead={leadOf}
      back={{ to: WORK_LISTS.accountOpening, label: deskCopy.back }}
      creditFor={({ applyNo }) => applyNo}
    >
      {(opening) => (
        <>
          {opening.isSealed && <SealedNotice />}
          <WayRail
            of={accountOpeningCase}
            way={OPENING_WAY}
            shown={opening}
            waiting={openingStep(opening)?.title}
          />
          <div className="case-desk">
            <div className="stack">
              <ClosedBranchNotice opening={opening} />
              <ResultFacts opening={opening} />
              <VisitFacts opening={opening} />
              {opening.form && <MaterialList opening={opening} />}
            </div>
            <div className="stack">
              {opening.form && <FormFacts opening={opening} form={opening.form} />}
              <CaseTimeline
                of={accountOpeningCase}
                events={opening.timeline}
                current={openingStep(opening)}
                clock={opening}
              />
            </div>
          </div>
          <DeskActions shown={opening} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
