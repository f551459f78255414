import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { linkedFile } from '../files/entities.ts'
import { fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, id, idOut, moment, momentIn, oneOf, optionalText, text } from '../kernel/field.ts'
import { version, versionOut } from '../kernel/version.ts'
import { financingErrors as errors } from './errors.ts'
import { INTERVIEW_STATES, INTERVIEW_WAYS, OPERATION_FILE_PURPOSES } from './operation-kinds.ts'
import { responseDetail } from './response-entities.ts'

/** The one role that opens an interview and the operation detail of a demand (specification 4). */
const interviewer = { access: 'institution', roles: ['financeEquity'] } as const

const asked = {
  startsAt: momentIn('约谈时间'),
  way: oneOf('约谈方式', INTERVIEW_WAYS),
  place: optionalText('地点或会议号', 100),
  agenda: optionalText('约谈内容', 500),
} as const

export const operationNote = component('OperationNote', '跟进记录', 'internal', {
  id: idOut('记录编号'),
  content: textOut('内容'),
  actorName: textOut('记录人', { sensitivity: 'personal' }),
  at: moment('记录时间'),
})
export type OperationNote = z.output<typeof operationNote>

export const interview = component('Interview', '约谈', 'internal', {
  id: idOut('约谈编号'),
  orgName: textOut('机构名称'),
  startsAt: moment('约谈时间'),
  way: asked.way,
  place: fieldOut(asked.place).nullable(),
  agenda: fieldOut(asked.agenda).nullable(),
  status: oneOf('状态', INTERVIEW_STATES),
  actorName: textOut('约谈人', { sensitivity: 'personal' }),
  answer: textOut('企业答复').nullable(),
  answeredAt: moment('答复时间').nullable(),
  version: versionOut,
})
export type Interview = z.output<typeof interview>

/** All that the institution keeps of a need it works on. */
export const operationDetail = component('OperationDetail', '需求运作详情', 'internal', {
  response: responseDetail,
  notes: listOut('跟进记录', operationNote),
  interviews: listOut('约谈', interview),
  files: listOut('运作资料', linkedFile),
  can: component('OperationCan', '可进行的操作', 'internal', { work: flag('记录、约谈和添加资料') }),
})
export type OperationDetail = z.output<typeof operationDetail>

export const getOperation = defineCall({
  ...interviewer,
  name: 'financing.getOperation',
  summary: '需求的约谈与运作详情（股权机构）',
  method: 'GET',
  path: '/console/financing/operations/{demandNo}',
  effect: 'read',
  params: z.object({ demandNo: text('需求单号', { max: 30 }) }),
  output: operationDetail,
  errors: [errors.responseNotFound],
})

const ofResponse = z.object({ id: id('响应编号') })
const writing = { errors: [errors.responseNotFound, errors.responseMoved] } as const

/** A note is never changed: what was wrong is put right by another one. */
export const addOperationNote = defineCall({
  ...interviewer,
  ...writing,
  name: 'financing.addOperationNote',
  summary: '添加跟进记录（不可修改）',
  method: 'POST',
  path: '/console/financing/responses/{id}/notes',
  effect: 'create',
  params: ofResponse,
  body: z.object({ content: text('内容', { min: 2, max: 1000 }) }),
  output: operationDetail,
})

export const proposeInterview = defineCall({
  ...interviewer,
  name: 'financing.proposeInterview',
  summary: '向企业约谈',
  method: 'POST',
  path: '/console/financing/responses/{id}/interviews',
  effect: 'create',
  params: ofResponse,
  body: z.object(asked),
  output: operationDetail,
  errors: [errors.responseNotFound, errors.responseMoved, errors.interviewPast],
})

const ofInterview = z.object({ id: id('约谈编号') })

export const cancelInterview = defineCall({
  ...interviewer,
  name: 'financing.cancelInterview',
  summary: '取消约谈',
  method: 'POST',
  path: '/console/financing/interviews/{id}/cancel',
  effect: 'write',
  params: ofInterview,
  body: z.object({ version }),
  output: operationDetail,
  errors: [errors.interviewNotFound, errors.responseNotFound, errors.interviewMoved],
})

export const addOperationFile = defineCall({
  ...interviewer,
  name: 'financing.addOperationFile',
  summary: '添加运作资料',
  method: 'POST',
  path: '/console/financing/responses/{id}/files',
  effect: 'create',
  params: ofResponse,
  body: z.object({ fileId: fileId('资料'), purpose: oneOf('可见范围', OPERATION_FILE_PURPOSES) }),
  output: operationDetail,
  errors: [errors.responseNotFound, errors.responseMoved, errors.fileNotYours],
})

/** What institutions ask of the enterprise, and the papers they share with it. */
export const needInterviews = component('NeedInterviews', '约谈与资料', 'internal', {
  interviews: listOut('约谈', interview),
  files: listOut('机构提供的资料', linkedFile),
})
export type NeedInterviews = z.output<typeof needInterviews>

export const listNeedInterviews = defineCall({
  name: 'financing.listNeedInterviews',
  summary: '本企业需求的约谈与机构资料',
  method: 'GET',
  path: '/console/financing/needs/{id}/interviews',
  access: 'enterprise:any',
  effect: 'read',
  params: z.object({ id: id('需求编号') }),
  output: needInterviews,
  errors: [errors.needNotFound],
})

export const answerInterview = defineCall({
  name: 'financing.answerInterview',
  summary: '答复约谈',
  method: 'POST',
  path: '/console/financing/interviews/{id}/answer',
  access: 'enterprise:any',
  effect: 'write',
  params: ofInterview,
  body: z.object({
    version,
    accepts: flag('同意约谈'),
    answer: optionalText('答复', 200),
  }),
  output: needInterviews,
  errors: [errors.interviewNotFound, errors.needNotFound, errors.interviewMoved, errors.interviewPast],
})
