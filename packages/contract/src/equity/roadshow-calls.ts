import * as z from 'zod'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { INTEREST_ROLES } from './interest-case.ts'
import { projectTeaser } from './project-entities.ts'
import { projectErrors } from './project-errors.ts'
import { roadshowErrors as errors } from './roadshow-errors.ts'
import { roadshowFields } from './roadshow-form.ts'
import { ROADSHOW_PLACE_STATES } from './roadshow-kinds.ts'

const { shape } = roadshowFields

/** A roadshow day as everybody reads it. */
export const roadshow = component('Roadshow', '路演日', 'public', {
  id: idOut('路演日编号'),
  title: fieldOut(shape.title),
  startsAt: fieldOut(shape.startsAt),
  endsAt: fieldOut(shape.endsAt),
  signUpUntil: fieldOut(shape.signUpUntil),
  place: fieldOut(shape.place),
  areaCodes: fieldOut(shape.areaCodes),
  capacity: fieldOut(shape.capacity),
  intro: fieldOut(shape.intro),
  signedUp: countOut('已报名项目', '个'),
  waiting: countOut('候补项目', '个'),
  institutions: countOut('将出席的机构', '家'),
  isOpen: flag('可以报名'),
  isExample,
})
export type Roadshow = z.output<typeof roadshow>

const params = z.object({ id: id('路演日编号') })

export const listRoadshows = defineCall({
  name: 'equity.listRoadshows',
  exported: { title: '路演日' },
  summary: '路演日列表，最近的在前',
  method: 'POST',
  path: '/portal/equity/queryRoadshowPage',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, comingOnly: flag('只看即将举行的').optional() }),
  output: pageOf(roadshow),
})

const ownPlace = component('OwnRoadshowPlace', '本企业项目的路演报名', 'internal', {
  roadshow,
  state: oneOf('报名状态', ROADSHOW_PLACE_STATES).nullable(),
  /** Before it so many others wait; null unless it waits. */
  ahead: countOut('前面候补的项目', '个').nullable(),
})
export type OwnRoadshowPlace = z.output<typeof ownPlace>

const ofProject = z.object({ projectId: id('项目编号') })
const owner = { access: 'enterprise:any', output: listOut('路演报名', ownPlace) } as const

/** The coming days for projects of its area, and those at which the project is or was; each with where it stands. */
export const listProjectRoadshows = defineCall({
  ...owner,
  name: 'equity.listProjectRoadshows',
  summary: '路演日与本项目的报名',
  method: 'GET',
  path: '/console/equity/projects/{projectId}/roadshows',
  effect: 'read',
  params: ofProject,
  errors: [projectErrors.projectNotFound],
})

export const joinRoadshow = defineCall({
  ...owner,
  access: 'enterprise',
  name: 'equity.joinRoadshow',
  summary: '以本企业的项目报名路演；名额满后候补',
  method: 'POST',
  path: '/console/equity/roadshows/{id}/places',
  effect: 'create',
  params,
  body: ofProject,
  errors: [
    errors.notFound,
    projectErrors.projectNotFound,
    errors.notListed,
    errors.otherArea,
    errors.alreadyIn,
    errors.closed,
  ],
})

/** A place is given up whatever has become of the certification since. */
export const leaveRoadshow = defineCall({
  ...owner,
  name: 'equity.leaveRoadshow',
  summary: '退出路演，候补的项目依次补上',
  method: 'POST',
  path: '/console/equity/roadshows/{id}/places/leave',
  effect: 'write',
  params,
  body: ofProject,
  errors: [errors.notFound, projectErrors.projectNotFound, errors.notIn, errors.begun],
})

const place = component('RoadshowPlace', '路演报名', 'internal', {
  project: projectTeaser,
  state: oneOf('报名状态', ROADSHOW_PLACE_STATES),
  at: moment('报名时间'),
})
export type RoadshowPlace = z.output<typeof place>

const board = component('RoadshowBoard', '路演日与项目', 'internal', {
  roadshow,
  places: listOut('项目', place),
  institutions: listOut('将出席的机构', textOut('机构名称')),
  attends: flag('本机构将出席'),
})
export type RoadshowBoard = z.output<typeof board>

/** What stands at a day: to operators every place, to institutions the public part of projects that have one. */
export const getRoadshowBoard = defineCall({
  name: 'equity.getRoadshowBoard',
  summary: '路演日的项目（仅公开部分）与出席机构',
  method: 'GET',
  path: '/console/equity/roadshows/{id}/board',
  access: ['operator', 'institution'],
  effect: 'read',
  params,
  output: board,
  errors: [errors.notFound],
})

export const attendRoadshow = defineCall({
  name: 'equity.attendRoadshow',
  summary: '告知本机构是否出席路演',
  method: 'POST',
  path: '/console/equity/roadshows/{id}/attendance',
  access: 'institution',
  roles: INTEREST_ROLES,
  effect: 'write',
  params,
  body: z.object({ attends: flag('将出席') }),
  output: board,
  errors: [errors.notFound, errors.begun],
})

export const recordShown = defineCall({
  name: 'equity.recordShown',
  summary: '登记项目已路演',
  method: 'POST',
  path: '/console/equity/roadshows/{id}/shown',
  access: 'operator',
  effect: 'write',
  params,
  body: ofProject,
  output: board,
  errors: [errors.notFound, errors.notIn, errors.notYet],
})

/** What was recorded wrongly is taken back; the project goes to where it stands without. */
export const undoShown = defineCall({
  name: 'equity.undoShown',
  summary: '撤回项目的路演登记',
  method: 'POST',
  path: '/console/equity/roadshows/{id}/shown/undo',
  access: 'operator',
  effect: 'write',
  params,
  body: ofProject,
  output: board,
  errors: [errors.notFound, errors.notShown],
})
