import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import type { ActivityDetail } from '@lqr/contract/activities/calls.ts'
import { getOwnSignUp, listOwnSignUps, type OwnSignUp } from '@lqr/contract/activities/sign-up-calls.ts'
import { formatDateTime, formatTimeSpan } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useNow } from '../../shell/time/use-now.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { mineCopy as texts } from './copy.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { TicketPanel } from './ticket-panel.tsx'

/** How many places are taken, in words. */
function placesOf({ signedPeople, waitingPeople, capacity }: ActivityDetail): string {
  const taken = capacity === null ? texts.unlimited(signedPeople) : texts.leftOf(signedPeople, capacity)
  return waitingPeople > 0 ? `${taken}${texts.waiting(waitingPeople)}` : taken
}

function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const { startsAt, endsAt, place, organiser, signUpUntil, officePhone } = activity
  return (
    <section className="panel">
      <Facts
        items={[
          { label: texts.time, value: formatTimeSpan(startsAt, endsAt) },
          { label: texts.place, value: place },
          { label: texts.organiser, value: organiser },
          { label: texts.office, value: officePhone },
          { label: texts.until, value: formatDateTime(signUpUntil) },
          { label: texts.left, value: placesOf(activity) },
        ]}
      />
    </section>
  )
}

/** What may be done now: show the ticket, change or cancel, or sign up. */
function OwnPart({ own, onChanged }: { own: OwnSignUp; onChanged: () => void }) {
  const now = useNow()
  const { activity, ticket, mayJoin } = own
  if (ticket) {
    const hasBegun = Date.parse(activity.startsAt) <= now.getTime()
    return <TicketPanel own={own} ticket={ticket} hasBegun={hasBegun} onChanged={onChanged} />
  }
  if (!mayJoin) return <Alert type="info" showIcon title={texts.notForYou} />
  if (!activity.isOpen) return <Alert type="info" showIcon title={texts.closed} />
  return <SignUpForm own={own} onChanged={onChanged} />
}

function ActivitySignUp({ id }: { id: string }) {
  const queries = useQueryClient()
  const answer = useCall(getOwnSignUp, { params: { id } }, { refetchSeconds: 60 })
  const renew = () => {
    for (const call of [getOwnSignUp, listOwnSignUps])
      void queries.invalidateQueries({ queryKey: callKey(call) })
  }
  return (
    <Page
      title={answer.data?.activity.title ?? texts.signTitle}
      extra={<BackLink to="/activities">{texts.back}</BackLink>}
    >
      <Answer of={answer}>
        {(own) => (
          <div className="stack">
            <OwnPart own={own} onChanged={renew} />
            <ActivityFacts activity={own.activity} />
          </div>
        )}
      </Answer>
    </Page>
  )
}

/** An activity with the person's own sign-up (`?id=`); without one the way to those there are. */
export function Component() {
  const id = useListSearch().text('id')
  if (id !== undefined) return <ActivitySignUp id={id} />
  return (
    <Page title={texts.signTitle} extra={<BackLink to="/activities">{texts.back}</BackLink>}>
      <Notice
        title={texts.noActivity}
        hint={texts.emptyHint}
        action={<LinkButton to="/activityInfo" label={texts.toList} isPortal />}
      />
    </Page>
  )
}
