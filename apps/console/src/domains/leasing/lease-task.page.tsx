import { isArchived } from '@lqr/contract/kernel/cases/read-case.ts'
import { useParams } from 'react-router'
import { LEASE_DOCUMENTS } from '@lqr/contract/leasing/calls.ts'
import type { LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { CaseLead } from '../../shell/cases/case-lead.tsx'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../shell/cases/sealed-notice.tsx'
import { WayRail } from '../../shell/cases/way-rail.tsx'
import { WORK_LISTS } from '../../shell/cases/work-address.ts'
import { DocumentDesk } from '../../shell/files/desk/document-desk.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy, taskCopy } from './copy.ts'
import { taskStep } from './current-step.ts'
import { LeaseCompany, LeaseFacts } from './lease-facts.tsx'
import { LEASE_WAY } from './lease-way.ts'
import { DeclineFacts, OfferFacts } from './offer-facts.tsx'
import { TaskActions } from './task-actions.tsx'
import { useLeaseTask } from './use-lease.ts'

/** How much, for how long, for which equipment. */
function leadOf({ amountYuan, termMonths, kind, equipmentName, needNo }: LeaseTaskDetail) {
  const asked = amountYuan === null ? [] : [formatAmount(amountYuan), formatTerm(termMonths)]
  return <CaseLead facts={[...asked, nameOf(LEASE_KINDS, kind), equipmentName]} number={needNo} />
}

/** One lease need as this institution sees it: the facts, its own answer, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useLeaseTask(id)
  return (
    <CasePage
      of={leaseCase}
      onScreen={onScreen}
      title={(shown) => shown?.corporateName ?? taskCopy.pageTitle(shown?.needNo ?? '')}
      lead={leadOf}
      back={{ to: WORK_LISTS.lease, label: taskCopy.back }}
      creditFor={({ needNo }) => needNo}
    >
      {(task) => (
        <>
          {task.isSealed && <SealedNotice />}
          <WayRail of={leaseCase} way={LEASE_WAY} shown={task} waiting={taskStep(task)?.title} />
          <div className="case-desk">
            <div className="stack">
              {task.offer && (
                <section className="panel">
                  <h2>{copy.offer.title}</h2>
                  <OfferFacts offer={task.offer} agreedAt={task.agreedAt} />
                </section>
              )}
              {task.endReason && (
                <section className="panel">
                  <h2>{copy.dissolved}</h2>
                  <p className="prewrap">{task.endReason}</p>
                </section>
              )}
              {task.status === 'DECLINED' && (
                <section className="panel">
                  <h2>{copy.refusal.title}</h2>
                  <DeclineFacts of={task} need={task} />
                </section>
              )}
              {!task.isSealed && <LeaseFacts need={task} />}
              {!task.isSealed && <LeaseCompany task={task} />}
            </div>
            <div className="stack">
              {!task.isSealed && (
                <DocumentDesk
                  title={copy.files}
                  names={LEASE_DOCUMENTS}
                  files={task.files}
                  others={copy.others}
                  isArchived={isArchived(task)}
                />
              )}
              <CaseTimeline of={leaseCase} events={task.timeline} current={taskStep(task)} clock={task} />
            </div>
          </div>
          <TaskActions shown={task} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
