import { Link } from 'react-router'
import { listTalks } from '@lqr/contract/equity/talk-calls.ts'
import type { AgreedTalk } from '@lqr/contract/equity/interest-entities.ts'
import type { CalendarEvent } from '@lqr/ui/calendar-file.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { CalendarButton } from '../../../shell/time/calendar-button.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { talkCopy as texts } from './copy.ts'

interface TalksPanelProps {
  side: 'enterprise' | 'institution'
}

const ADDRESSES = {
  enterprise: '/personal/equity-interests',
  institution: '/workbench/equity-interests',
} as const

const HOUR_MS = 3_600_000

/** A talk takes an hour; who has it in a calendar is reminded two hours before. */
function eventOf({ interestId, at, place, name }: AgreedTalk, partner: string): CalendarEvent {
  const end = new Date(Date.parse(at) + HOUR_MS).toISOString()
  return {
    uid: `talk-${interestId}`,
    span: { moments: [at, end] },
    title: texts.event(partner),
    description: name,
    place,
    remind: 'PT2H',
  }
}

/** The talks that lie ahead, the next first; nothing while there is none. */
export function TalksPanel({ side }: TalksPanelProps) {
  const { data: talks = [] } = useCall(listTalks, {}, { refetchSeconds: 60 })
  if (talks.length === 0) return null
  const partnerOf = ({ orgName, corporateName }: AgreedTalk) =>
    side === 'enterprise' ? orgName : corporateName
  return (
    <section className="panel" aria-label={texts.calendar}>
      <h2>{texts.calendar}</h2>
      <ul>
        {talks.map((talk) => (
          <li key={talk.interestId}>
            <Link to={`${ADDRESSES[side]}/${talk.interestId}`}>{partnerOf(talk)}</Link>
            <p className="muted">
              <time dateTime={talk.at} className="tabular">
                {formatDateTime(talk.at)}
              </time>
              {` · ${talk.name} · ${talk.place}`}
            </p>
          </li>
        ))}
      </ul>
      <CalendarButton name={texts.calendar} events={talks.map((talk) => eventOf(talk, partnerOf(talk)))} />
    </section>
  )
}
