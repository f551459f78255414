import { Alert } from 'antd'
import { Link, useParams } from 'react-router'
import { getLeaseTask, listLeaseTasks } from '@lqr/contract/leasing/calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Page } from '../../shell/page/page.tsx'
import { copy, taskCopy } from './copy.ts'
import { LeaseCompany, LeaseFacts } from './lease-facts.tsx'
import { LeaseStatusTag } from './lease-status-tag.tsx'
import { awaited, LeaseTimeline } from './lease-timeline.tsx'
import { DeclineFacts, OfferFacts } from './offer-facts.tsx'
import { TaskActions } from './task-actions.tsx'
import { useLease } from './use-lease.ts'

/** One lease need as this institution sees it: the facts, its own answer, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useLease(getLeaseTask, listLeaseTasks, id)
  const { answer, data, changedNote, forgetChange } = onScreen
  const title = data && awaited(data.status, data.agreedAt !== null)
  const until = data?.dueAt ? copy.acceptBy(formatDateTime(data.dueAt)) : undefined
  return (
    <Page
      title={taskCopy.pageTitle(data?.needNo ?? '')}
      mark={data && <LeaseStatusTag status={data.status} />}
      extra={<Link to="/workbench/leases">{taskCopy.back}</Link>}
    >
      {changedNote && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className="form-alert"
          title={changedNote}
          closable={{ onClose: forgetChange }}
        />
      )}
      <Answer of={answer}>
        {() =>
          data && (
            <>
              <div className="two-columns">
                <div className="stack">
                  {data.offer && (
                    <section className="panel">
                      <h2>{copy.offer.title}</h2>
                      <OfferFacts offer={data.offer} agreedAt={data.agreedAt} />
                    </section>
                  )}
                  {data.status === 'DECLINED' && (
                    <section className="panel">
                      <h2>{copy.refusal.title}</h2>
                      <DeclineFacts of={data} />
                    </section>
                  )}
                  <LeaseCompany task={data} />
                  <LeaseFacts need={data} />
                </div>
                <LeaseTimeline
                  events={data.timeline}
                  current={title === undefined ? undefined : { title, until }}
                />
              </div>
              <TaskActions task={data} onScreen={onScreen} />
            </>
          )
        }
      </Answer>
    </Page>
  )
}
