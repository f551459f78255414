import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AMOUNT_BANDS, PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import {
  getRoadshowBoard,
  recordShown,
  type RoadshowBoard,
  type RoadshowPlace,
  undoShown,
} from '@lqr/contract/equity/roadshow-calls.ts'
import { ROADSHOW_PLACE_STATES } from '@lqr/contract/equity/roadshow-kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../../shell/forms/confirmed-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useNow } from '../../../shell/time/use-now.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { dayCopy as texts } from './copy.ts'

interface RecordProps {
  dayId: string
  place: RoadshowPlace
}

/** What was done is said, and the board shown anew. */
function useRenewed(said: string) {
  const queries = useQueryClient()
  return {
    onDone: () => {
      toastSuccess(said)
      void queries.invalidateQueries({ queryKey: callKey(getRoadshowBoard) })
    },
  }
}

function UndoShown({ dayId, place: { project } }: RecordProps) {
  const { run, isBusy } = useAction(undoShown, useRenewed(texts.undone))
  return (
    <ConfirmedButton
      size="small"
      aria-label={texts.undoOf(project.name)}
      {...busy(isBusy)}
      question={texts.undoQuestion}
      okText={texts.undoOk}
      keepText={texts.keepRecord}
      onConfirm={() => run({ params: { id: dayId }, body: { projectId: project.id } })}
    >
      {texts.undo}
    </ConfirmedButton>
  )
}

function RecordShown({ dayId, place: { project } }: RecordProps) {
  const { run, isBusy } = useAction(recordShown, useRenewed(texts.recorded))
  return (
    <ConfirmedButton
      size="small"
      aria-label={texts.recordOf(project.name)}
      {...busy(isBusy)}
      question={texts.recordQuestion}
      okText={texts.recordOk}
      keepText={texts.keep}
      onConfirm={() => run({ params: { id: dayId }, body: { projectId: project.id } })}
    >
      {texts.record}
    </ConfirmedButton>
  )
}

/** What an operator records of a place once the day has begun, and takes back. */
function Recording({ hasBegun, ...props }: RecordProps & { hasBegun: boolean }) {
  if (props.place.state === 'SHOWN') return <UndoShown {...props} />
  return hasBegun && props.place.state === 'SIGNED' && <RecordShown {...props} />
}

const COLUMNS: readonly RecordColumn<RoadshowPlace>[] = [
  {
    key: 'project',
    title: texts.project,
    isHeading: true,
    render: ({ project }) => (
      <>
        <strong>{project.name}</strong>
        <div className="muted">{project.companyName}</div>
      </>
    ),
  },
  { key: 'stage', title: texts.stage, render: ({ project }) => nameOf(PROJECT_STAGES, project.stage) },
  { key: 'amount', title: texts.amount, render: ({ project }) => nameOf(AMOUNT_BANDS, project.amountBand) },
  { key: 'area', title: texts.area, render: ({ project }) => project.areaName },
  { key: 'state', title: texts.state, render: ({ state }) => nameOf(ROADSHOW_PLACE_STATES, state) },
  {
    key: 'at',
    title: texts.at,
    render: ({ at }) => <span className="tabular nowrap">{formatDateTime(at)}</span>,
  },
]

interface BoardProjectsProps {
  board: RoadshowBoard
  side: 'operator' | 'institution'
}

/** The projects of a day: operators record which presented itself, or take it back, institutions go on to what is public of it. */
export function BoardProjects({ board: { places, roadshow }, side }: BoardProjectsProps) {
  const now = useNow()
  const hasBegun = Date.parse(roadshow.startsAt) <= now.getTime()
  const action: RecordColumn<RoadshowPlace> = {
    key: 'action',
    title: texts.action,
    isKept: true,
    fixed: 'right',
    render: (place) =>
      side === 'institution' ? (
        <Link
          to={`/workbench/equity-projects?keyword=${place.project.projectNo}`}
          aria-label={texts.openOf(place.project.name)}
        >
          {texts.open}
        </Link>
      ) : (
        <Recording dayId={roadshow.id} place={place} hasBegun={hasBegun} />
      ),
  }
  return (
    <section aria-label={texts.projectsTitle}>
      <h2>{texts.projectsTitle}</h2>
      {places.length === 0 ? (
        <Notice title={texts.noProjects} hint={texts.noProjectsHint} />
      ) : (
        <PlainRecords
          table="roadshowPlaces"
          label={texts.projectsTitle}
          rows={places}
          columns={[...COLUMNS, action]}
          rowKey={({ project }) => project.id}
        />
      )}
    </section>
  )
}
