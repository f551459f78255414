import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { oneOf } from '../kernel/field.ts'
import { applicationStates } from '../applications/application-case.ts'
import { openErrors as errors } from './errors.ts'

/** What became of a line. */
export const EVENT_OUTCOMES = [
  { code: 'done', name: '已回写' },
  { code: 'repeated', name: '此前已回写' },
  { code: 'refused', name: '未回写' },
] as const

export const eventLine = component('OpenEventLine', '回写文件的一行', 'internal', {
  line: countOut('行号'),
  eventId: textOut('事件编号'),
  applyNo: textOut('申请单号'),
  move: textOut('事项'),
  outcome: oneOf('结果', EVENT_OUTCOMES),
  status: oneOf('业务状态', applicationStates).nullable(),
  reason: textOut('原因').nullable(),
})

const eventFileResult = component('OpenEventFile', '回写文件的结果', 'internal', {
  rows: countOut('行数', '行'),
  done: countOut('已回写', '行'),
  repeated: countOut('此前已回写', '行'),
  refused: countOut('未回写', '行'),
  list: listOut('逐行结果', eventLine),
})

/** Each line stands alone: what is refused is told with its reason, the others hold. The same file again does nothing twice. */
export const uploadEventFile = defineCall({
  name: 'open.uploadEventFile',
  summary: '按文件回写办理结果（CSV，每行一个事件；逐行答复，重复提交不会再次执行）',
  method: 'POST',
  path: '/console/open/events/file',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  effect: 'write',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  query: z.object({}),
  output: eventFileResult,
  errors: [errors.eventFileWrong],
})

export const uploadOpenEventFile = defineCall({
  ...uploadEventFile,
  name: 'open.uploadOpenEventFile',
  path: '/open/v1/applications/events/file',
  openScope: 'cases.work',
})
