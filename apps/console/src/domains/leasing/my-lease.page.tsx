import { useParams } from 'react-router'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { mineCopy } from './copy.ts'
import { needStep } from './current-step.ts'
import { LeaseFacts, LeaseFiles } from './lease-facts.tsx'
import { MyActions } from './my-actions.tsx'
import { ResponsePanel } from './response-panel.tsx'
import { useLeaseNeed } from './use-lease.ts'

/** One of the enterprise's lease needs: every institution's answer, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useLeaseNeed(id)
  return (
    <CasePage
      of={leaseCase}
      onScreen={onScreen}
      title={(shown) => shown?.equipmentName ?? mineCopy.title}
      back={{ to: '/personal/leases', label: mineCopy.back }}
    >
      {(need) => (
        <>
          <div className="two-columns">
            <div className="stack">
              {need.responses.map((response) => (
                <ResponsePanel key={response.id} need={need} response={response} onScreen={onScreen} />
              ))}
              <LeaseFacts need={need} />
              <LeaseFiles need={need} />
            </div>
            <CaseTimeline of={leaseCase} events={need.timeline} current={needStep(need)} />
          </div>
          <MyActions shown={need} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
