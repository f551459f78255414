import { Link } from 'react-router'
import { listTalks } from '@lqr/contract/equity/talk-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { useCall } from '../../../shell/use-call.ts'
import { talkCopy as texts } from './copy.ts'

interface TalksPanelProps {
  side: 'enterprise' | 'institution'
}

const ADDRESSES = {
  enterprise: '/personal/equity-interests',
  institution: '/workbench/equity-interests',
} as const

/** The talks that lie ahead, the next first; nothing while there is none. */
export function TalksPanel({ side }: TalksPanelProps) {
  const { data: talks = [] } = useCall(listTalks, {}, { refetchSeconds: 60 })
  if (talks.length === 0) return null
  return (
    <section className="panel" aria-label={texts.calendar}>
      <h2>{texts.calendar}</h2>
      <ul>
        {talks.map(({ interestId, at, place, name, orgName, corporateName }) => (
          <li key={interestId}>
            <Link to={`${ADDRESSES[side]}/${interestId}`}>
              {side === 'enterprise' ? orgName : corporateName}
            </Link>
            <p className="muted">
              <time dateTime={at} className="tabular">
                {formatDateTime(at)}
              </time>
              {` · ${name} · ${place}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
