import { interestStates } from '@lqr/contract/equity/interest-case.ts'
import { listProjectInterests } from '@lqr/contract/equity/interest-calls.ts'
import {
  deleteProject,
  failProject,
  getProject,
  relistProject,
  unlistProject,
  withdrawProject,
} from '@lqr/contract/equity/project-calls.ts'
import { projectCase, projectStates } from '@lqr/contract/equity/project-case.ts'
import { projectDetail, type ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { needsCertification } from '@lqr/contract/kernel/cases/needs-certification.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteProjectCopy } from './copy.ts'

const texts = liteProjectCopy.detail
const labels = labelsOf(projectDetail)

const room: Room = {
  path: '/lite/project',
  versionOf: async (api, id) => (await api(getProject, { params: { id } })).version,
}

const CALLS = { relist: relistProject, unlist: unlistProject, withdraw: withdrawProject } as const

const noted = (code: keyof typeof CALLS, isDanger = false): RoomMove => ({
  code,
  ...texts.moves[code],
  isDanger,
  def: CALLS[code],
  fields: [{ name: 'note', schema: CALLS[code].body.shape.note, as: 'lines' }],
})

const { failCode, failReason, nextSteps } = failProject.body.shape
const MOVES: readonly RoomMove[] = [
  noted('relist'),
  noted('unlist'),
  {
    code: 'fail',
    ...texts.moves.fail,
    isDanger: true,
    def: failProject,
    fields: [
      { name: 'failCode', schema: failCode },
      { name: 'failReason', schema: failReason, as: 'lines' },
      { name: 'nextSteps', schema: nextSteps, as: 'lines' },
    ],
  },
  noted('withdraw', true),
  {
    code: 'remove',
    ...texts.moves.remove,
    isDanger: true,
    def: deleteProject,
    leadsTo: '/lite/projects',
  },
]

const factsOf = (project: ProjectDetail) =>
  filledLines([
    [labels.projectNo, project.projectNo],
    [labels.dueAt, dueOf(project)],
    [labels.rejectReason, project.rejectReason ?? ''],
    [labels.failReason, project.failReason ?? ''],
    [labels.nextSteps, project.nextSteps ?? ''],
    [labels.stage, nameOf(PROJECT_STAGES, project.stage)],
    [labels.industryCode, nameOf(INDUSTRIES, project.industryCode)],
    [labels.areaName, project.areaName ?? ''],
    [labels.amountYuan, formatAmount(project.amountYuan)],
    [labels.sharePercent, formatPercent(project.sharePercent)],
    [labels.orgName, project.orgName ?? ''],
    [labels.intro, project.intro ?? ''],
    [texts.files, project.files.map(({ name }) => name).join('、')],
  ])

export async function loadProjectPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const params = { id }
  const [project, interests] = await signedIn(request, () =>
    Promise.all([api(getProject, { params }), api(listProjectInterests, { params })]),
  )
  const view: CaseView = {
    title: project.name ?? liteProjectCopy.list.untitled,
    words: nameOf(projectStates, project.status),
    notice: noticeOf(request, texts.done),
    isHeld: needsCertification(projectCase, project),
    moves: openMoves(room, id, MOVES, project),
    facts: factsOf(project),
    events: eventLines(projectStates, project.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return {
    view,
    edit: project.can.edit ? `/lite/projectForm?id=${id}` : undefined,
    isDraft: project.status === 'DRAFT',
    interests: interests.map(({ id: interestId, orgName, status, reason }) => ({
      href: `/lite/interest?id=${interestId}`,
      orgName,
      words: `${nameOf(interestStates, status)} · ${reason}`,
    })),
  }
}

export const projectAction = (request: Request, api: LoaderApi) => roomAction(request, api, room, MOVES)
