import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useParams } from 'react-router'
import { attendRoadshow, getRoadshowBoard, type RoadshowBoard } from '@lqr/contract/equity/roadshow-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { BoardProjects } from './board-projects.tsx'
import { dayCopy as texts } from './copy.ts'
import { DayTime } from './day-time.tsx'

/** Says whether the institution attends, and lets it say otherwise until the day begins. */
function Attendance({ board: { attends, roadshow } }: { board: RoadshowBoard }) {
  const queries = useQueryClient()
  const now = useNow()
  const { run, isBusy } = useAction(attendRoadshow, {
    onDone: (board) => {
      toastSuccess(board.attends ? texts.attended : texts.notAttended)
      void queries.invalidateQueries({ queryKey: callKey(getRoadshowBoard) })
    },
  })
  if (Date.parse(roadshow.startsAt) <= now.getTime())
    return attends ? <p className="panel-act">{texts.attends}</p> : null
  return (
    <Button
      className="panel-act"
      type={attends ? 'default' : 'primary'}
      {...busy(isBusy)}
      onClick={() => run({ params: { id: roadshow.id }, body: { attends: !attends } })}
    >
      {attends ? texts.absent : texts.attend}
    </Button>
  )
}

function DayFacts({ board: { roadshow, institutions } }: { board: RoadshowBoard }) {
  const { capacity, intro, place, signUpUntil, signedUp, waiting } = roadshow
  return (
    <Facts
      items={[
        { label: texts.time, value: <DayTime {...roadshow} /> },
        { label: texts.place, value: place },
        { label: texts.until, value: formatDateTime(signUpUntil) },
        { label: texts.projects, value: texts.taken(signedUp, capacity) },
        { label: texts.waiting, value: waiting },
        { label: texts.institutions, value: institutions.join('、') || texts.noInstitutions },
        { label: texts.intro2, value: <span className="prewrap">{intro}</span>, isWide: true },
      ]}
    />
  )
}

/** One roadshow day with its projects: for operators who record what happened, and for institutions that attend. */
export function BoardPage({ side }: { side: 'operator' | 'institution' }) {
  const { id = '' } = useParams()
  const answer = useCall(getRoadshowBoard, { params: { id } }, { refetchSeconds: 60 })
  const back =
    side === 'operator'
      ? { to: '/zones/roadshows', label: texts.backToRecords }
      : { to: '/workbench/roadshows', label: texts.back }
  return (
    <Page
      title={answer.data?.roadshow.title ?? texts.title}
      extra={<BackLink to={back.to}>{back.label}</BackLink>}
    >
      <Answer of={answer}>
        {(board) => (
          <div className="stack">
            <section className="panel">
              <DayFacts board={board} />
              {side === 'institution' && <Attendance board={board} />}
            </section>
            <BoardProjects board={board} side={side} />
          </div>
        )}
      </Answer>
    </Page>
  )
}
