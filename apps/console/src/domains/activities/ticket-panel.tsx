import { QRCode, Tag } from 'antd'
import { SIGN_UP_STATES } from '@lqr/contract/activities/kinds.ts'
import { type ActivityTicket, cancelSignUp, type OwnSignUp } from '@lqr/contract/activities/sign-up-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { useHref } from 'react-router'
import { busy } from '../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../shell/forms/confirmed-button.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { CalendarButton } from '../../shell/time/calendar-button.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { mineCopy as texts } from './copy.ts'
import { SignUpForm } from './sign-up-form.tsx'

interface TicketPanelProps {
  own: OwnSignUp
  ticket: ActivityTicket
  hasBegun: boolean
  onChanged: () => void
}

const GROUP = /\d{5}/g
/** Digits in groups, as people read them out. */
const grouped = (number: string) => (number.match(GROUP) ?? [number]).join(' ')

/** The code leads to the desk of the activity, where it is checked in: every phone reads it. */
function Ticket({ activityId, number }: { activityId: string; number: string }) {
  const desk = useHref(`/content/activities/${activityId}?ticket=${number}`)
  return (
    <>
      <div role="img" aria-label={texts.code(number)}>
        <div aria-hidden>
          <QRCode type="svg" value={`${window.location.origin}${desk}`} size={180} />
        </div>
      </div>
      <p>
        {texts.ticketNumber} <strong className="tabular">{grouped(number)}</strong>
      </p>
      <p className="muted">{texts.ticketHint}</p>
    </>
  )
}

function CancelButton({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { run, isBusy } = useAction(cancelSignUp, {
    onDone: () => {
      toastSuccess(texts.cancelled)
      onChanged()
    },
  })
  return (
    <ConfirmedButton
      danger
      {...busy(isBusy)}
      question={texts.question}
      okText={texts.cancelOk}
      keepText={texts.keep}
      onConfirm={() => run({ params: { id } })}
    >
      {texts.cancel}
    </ConfirmedButton>
  )
}

/** The person's sign-up: the ticket, where one waits, and until the begin a change or the end of it. */
export function TicketPanel({ own, ticket, hasBegun, onChanged }: TicketPanelProps) {
  const { activity } = own
  const { state, ticketNumber, onlineUrl, ahead, checkedInAt } = ticket
  const event = {
    uid: `activity-${activity.id}`,
    span: { moments: [activity.startsAt, activity.endsAt] },
    title: activity.title,
    description: activity.summary,
    place: activity.place,
    remind: 'PT2H',
  } as const
  return (
    <>
      <section className="panel" aria-label={texts.ticket}>
        <h2>
          {texts.ticket} <Tag>{nameOf(SIGN_UP_STATES, state)}</Tag>
        </h2>
        {ahead !== null && <p>{texts.waitingState(ahead)}</p>}
        {ticketNumber !== null && <Ticket activityId={activity.id} number={ticketNumber} />}
        {checkedInAt !== null && <p>{texts.checkedIn(formatDateTime(checkedInAt))}</p>}
        {onlineUrl !== null && (
          <p>
            {texts.online}：
            <a href={onlineUrl} target="_blank" rel="noopener noreferrer">
              {texts.openOnline}
            </a>
          </p>
        )}
        <div className="panel-acts panel-acts-even">
          <CalendarButton name={activity.title} events={[event]} size="middle" />
          {!hasBegun && checkedInAt === null && <CancelButton id={activity.id} onChanged={onChanged} />}
        </div>
      </section>
      {!hasBegun && <SignUpForm own={own} onChanged={onChanged} />}
    </>
  )
}
