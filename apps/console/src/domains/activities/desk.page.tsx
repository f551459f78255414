import { useParams } from 'react-router'
import { type ActivityFigures, getActivityFigures, listRoster } from '@lqr/contract/activities/desk-calls.ts'
import { formatTimeSpan } from '@lqr/ui/format-date.ts'
import { ExportButton } from '../../shell/exports/export-button.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { Page } from '../../shell/page/page.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { useCall } from '../../shell/use-call.ts'
import { CheckIn } from './check-in.tsx'
import { copy, deskCopy as texts } from './copy.ts'
import { SignUps } from './sign-ups.tsx'

function Figures({ figures }: { figures: ActivityFigures }) {
  const { signedPeople, waitingPeople, camePeople, absentPeople, cancelled } = figures
  return (
    <section className="panel" aria-label={texts.figures}>
      <Facts
        columns={3}
        items={[
          { label: texts.signed, value: texts.people(signedPeople) },
          { label: texts.waiting, value: texts.people(waitingPeople) },
          { label: texts.came, value: texts.people(camePeople) },
          { label: texts.absent, value: texts.people(absentPeople) },
          { label: texts.cancelled, value: texts.parts(cancelled) },
        ]}
      />
    </section>
  )
}

/** The desk of an activity: who comes, who is there, and the file of both. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getActivityFigures, { params: { id } }, { refetchSeconds: 60 })
  const { title = copy.desk, startsAt, endsAt } = answer.data ?? {}
  return (
    <Page
      title={title}
      intro={startsAt && endsAt && formatTimeSpan(startsAt, endsAt)}
      extra={<BackLink to="/content/activities">{texts.back}</BackLink>}
    >
      <Answer of={answer}>
        {(figures) => (
          <div className="stack">
            <CheckIn activityId={id} />
            <Figures figures={figures} />
            <SignUps
              activityId={id}
              extra={<ExportButton def={listRoster} input={{ params: { id } }} label={texts.roster} />}
            />
          </div>
        )}
      </Answer>
    </Page>
  )
}
