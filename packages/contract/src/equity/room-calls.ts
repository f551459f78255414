import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { filesErrors } from '../files/errors.ts'
import { textOut } from '../kernel/answer-fields.ts'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, idOut, moment } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { INTEREST_ROLES } from './interest-case.ts'
import { projectCase } from './project-case.ts'
import { projectErrors as errors } from './project-errors.ts'

/** Always a PDF that names institution, person and moment on every page; each opening stands in the enterprise's log. */
export const openRoomFile = defineCall({
  name: 'equity.openRoomFile',
  summary: '查看资料室文件（带水印，留痕；需企业同意）',
  method: 'GET',
  path: '/console/equity/interests/{id}/files/{fileId}',
  access: 'institution',
  roles: INTEREST_ROLES,
  effect: 'read',
  produces: 'bytes',
  params: z.object({ id: id('对接编号'), fileId: fileId() }),
  output: z.unknown(),
  errors: [
    errors.interestNotFound,
    errors.roomClosed,
    errors.noWatermark,
    filesErrors.notFound,
    filesErrors.damaged,
    filesErrors.infected,
    filesErrors.notYetScanned,
  ],
})

/** Somebody at an institution looked at a file of the data room. */
export const roomView = component('RoomView', '资料室查看记录', 'internal', {
  id: idOut('记录编号'),
  at: moment('查看时间'),
  fileName: textOut('文件名'),
  orgName: textOut('机构名称'),
  viewerName: textOut('查看人', { sensitivity: 'personal' }),
  interestId: idOut('对接编号'),
})
export type RoomView = z.output<typeof roomView>

export const listRoomViews = defineCall({
  name: 'equity.listRoomViews',
  exported: { title: '资料室查看记录' },
  summary: '本企业一个项目的资料室查看记录',
  method: 'POST',
  path: '/console/equity/projects/{id}/views/queryPage',
  access: 'enterprise:any',
  effect: 'read',
  params: caseParams(projectCase),
  body: z.object(pageInput),
  output: pageOf(roomView),
  errors: [errors.projectNotFound],
})
