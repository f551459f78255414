import { useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { Link } from 'react-router'
import {
  joinRoadshow,
  leaveRoadshow,
  listProjectRoadshows,
  type OwnRoadshowPlace,
} from '@lqr/contract/equity/roadshow-calls.ts'
import { ROADSHOW_PLACE_STATES } from '@lqr/contract/equity/roadshow-kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../../shell/forms/confirmed-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useNow } from '../../../shell/time/use-now.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { ownCopy as texts } from './copy.ts'
import { DayTime } from './day-time.tsx'

interface OwnDayProps {
  projectId: string
  own: OwnRoadshowPlace
}

const takesPart = (own: OwnRoadshowPlace) => own.state === 'SIGNED' || own.state === 'WAITING'

/** What the enterprise may do about a day: sign up, wait, or leave before it begins. */
function OwnDayAction({ projectId, own }: OwnDayProps) {
  const { roadshow, state } = own
  const { id, title, isOpen, signedUp, capacity } = roadshow
  const now = useNow()
  const { isCertified } = useSession()
  const queries = useQueryClient()
  const renewed = (text: string) => {
    toastSuccess(text)
    void queries.invalidateQueries({ queryKey: callKey(listProjectRoadshows) })
  }
  const joining = useAction(joinRoadshow, {
    onDone: (days) => {
      const isWaiting = days.find((day) => day.roadshow.id === id)?.state === 'WAITING'
      renewed(isWaiting ? texts.waiting : texts.joined)
    },
  })
  const leaving = useAction(leaveRoadshow, { onDone: () => renewed(texts.left) })
  const input = { params: { id }, body: { projectId } }
  if (takesPart(own))
    return Date.parse(roadshow.startsAt) <= now.getTime() ? null : (
      <ConfirmedButton
        size="small"
        aria-label={texts.leaveOf(title)}
        {...busy(leaving.isBusy)}
        question={texts.question}
        okText={texts.leaveOk}
        keepText={texts.keep}
        onConfirm={() => leaving.run(input)}
      >
        {texts.leave}
      </ConfirmedButton>
    )
  if (state !== null) return null
  if (!isOpen) return <span className="muted">{texts.closed}</span>
  if (!isCertified)
    return (
      <span className="muted">
        {texts.notCertified} <Link to="/certification">{texts.toCertification}</Link>
      </span>
    )
  const isFull = signedUp >= capacity
  return (
    <Button
      type="primary"
      size="small"
      aria-label={isFull ? texts.waitOf(title) : texts.joinOf(title)}
      {...busy(joining.isBusy)}
      onClick={() => joining.run(input)}
    >
      {isFull ? texts.wait : texts.join}
    </Button>
  )
}

function OwnDay({ projectId, own }: OwnDayProps) {
  const { roadshow, state, ahead } = own
  const { title, place, signedUp, capacity, waiting, signUpUntil } = roadshow
  return (
    <li className="panel-note">
      <strong>{title}</strong> {state !== null && <Tag>{nameOf(ROADSHOW_PLACE_STATES, state)}</Tag>}
      {ahead !== null && <span className="muted">{texts.ahead(ahead)}</span>}
      <p className="muted">
        <DayTime {...roadshow} />
        {` · ${place}`}
      </p>
      <p className="muted">
        {`${texts.places(signedUp, capacity, waiting)} · ${texts.until(formatDateTime(signUpUntil))}`}
      </p>
      <OwnDayAction projectId={projectId} own={own} />
    </li>
  )
}

/** The coming roadshow days and where the project stands with each. */
export function OwnDays({ projectId }: { projectId: string }) {
  const answer = useCall(listProjectRoadshows, { params: { projectId } }, { refetchSeconds: 60 })
  return (
    <section className="panel" aria-label={texts.panel}>
      <h2>{texts.panel}</h2>
      <p className="muted">{texts.intro}</p>
      <Answer of={answer}>
        {(days) =>
          days.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul>
              {days.map((own) => (
                <OwnDay key={own.roadshow.id} projectId={projectId} own={own} />
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
