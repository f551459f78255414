import { Link } from 'react-router'
import { listProjectInterests } from '@lqr/contract/equity/interest-calls.ts'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import type { HeardInterest } from '@lqr/contract/equity/interest-entities.ts'
import { CaseStatusTag } from '../../../shell/cases/case-status-tag.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { DueTag } from '../../../shell/time/due-tag.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { useCall } from '../../../shell/use-call.ts'
import { ownCopy as texts } from './copy.ts'

function Heard({ interest }: { interest: HeardInterest }) {
  const now = useNow()
  return (
    <li className="panel-note">
      <Link to={`/personal/equity-interests/${interest.id}`}>{interest.orgName}</Link>{' '}
      <CaseStatusTag of={interestCase} status={interest.status} />
      {interest.dueAt && <DueTag clock={interest} now={now} />}
      <p className="muted prewrap">{interest.reason}</p>
    </li>
  )
}

/** The institutions that are interested in a project of the enterprise. */
export function HeardPanel({ projectId }: { projectId: string }) {
  const answer = useCall(listProjectInterests, { params: { id: projectId } }, { refetchSeconds: 60 })
  return (
    <section className="panel" aria-label={texts.panel}>
      <h2>{texts.panel}</h2>
      <p className="muted">{texts.panelIntro}</p>
      <Answer of={answer}>
        {(interests) =>
          interests.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul>
              {interests.map((interest) => (
                <Heard key={interest.id} interest={interest} />
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
