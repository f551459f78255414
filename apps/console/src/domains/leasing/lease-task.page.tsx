import { useParams } from 'react-router'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../shell/cases/sealed-notice.tsx'
import { WORK_LISTS } from '../../shell/cases/work-address.ts'
import { copy, taskCopy } from './copy.ts'
import { taskStep } from './current-step.ts'
import { LeaseCompany, LeaseFacts } from './lease-facts.tsx'
import { DeclineFacts, OfferFacts } from './offer-facts.tsx'
import { TaskActions } from './task-actions.tsx'
import { useLeaseTask } from './use-lease.ts'

/** One lease need as this institution sees it: the facts, its own answer, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useLeaseTask(id)
  return (
    <CasePage
      of={leaseCase}
      onScreen={onScreen}
      title={(shown) => taskCopy.pageTitle(shown?.needNo ?? '')}
      back={{ to: WORK_LISTS.lease, label: taskCopy.back }}
      creditFor={({ needNo }) => needNo}
    >
      {(task) => (
        <>
          {task.isSealed && <SealedNotice />}
          <div className="two-columns">
            <div className="stack">
              {task.offer && (
                <section className="panel">
                  <h2>{copy.offer.title}</h2>
                  <OfferFacts offer={task.offer} agreedAt={task.agreedAt} />
                </section>
              )}
              {task.status === 'DECLINED' && (
                <section className="panel">
                  <h2>{copy.refusal.title}</h2>
                  <DeclineFacts of={task} need={task} />
                </section>
              )}
              {!task.isSealed && <LeaseCompany task={task} />}
              {!task.isSealed && <LeaseFacts need={task} />}
            </div>
            <CaseTimeline of={leaseCase} events={task.timeline} current={taskStep(task)} clock={task} />
          </div>
          <TaskActions shown={task} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
