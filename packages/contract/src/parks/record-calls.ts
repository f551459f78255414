import * as z from 'zod'
import { kernelErrors } from '../kernel/errors.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { publicationMove, version, zonesErrors as errors } from '../kernel/publishing/publication-fields.ts'
import { publicationStates } from '../kernel/publishing/publication-states.ts'
import { parkEnterpriseForm, parkEnterpriseRecord, parkForm, parkRecord } from './entities.ts'

const parkParams = z.object({ id: id('园区编号') })
const enterpriseParams = z.object({ id: id('企业展示编号') })
const status = oneOf('状态', publicationStates).optional()

/** Parks as operators maintain them, in every state. */
export const listParkRecords = defineCall({
  name: 'products.listParkRecords',
  summary: '园区维护列表',
  method: 'POST',
  path: '/console/parks/queryRecordPage',
  access: 'operator',
  effect: 'read',
  body: z.object({ ...pageInput, keyword: keywordInput, status }),
  output: pageOf(parkRecord),
})

export const getParkRecord = defineCall({
  name: 'products.getParkRecord',
  summary: '园区维护详情',
  method: 'GET',
  path: '/console/parks/{id}/record',
  access: 'operator',
  effect: 'read',
  params: parkParams,
  output: parkRecord,
  errors: [errors.parkNotFound],
})

export const createPark = defineCall({
  name: 'products.createPark',
  summary: '新增园区（草稿）',
  method: 'POST',
  path: '/console/parks',
  access: 'operator',
  effect: 'create',
  body: parkForm,
  output: parkRecord,
})

export const updatePark = defineCall({
  name: 'products.updatePark',
  summary: '修改园区',
  method: 'PUT',
  path: '/console/parks/{id}',
  access: 'operator',
  effect: 'write',
  params: parkParams,
  body: parkForm.extend({ version }),
  output: parkRecord,
  errors: [errors.parkNotFound, kernelErrors.conflict],
})

export const setParkStatus = defineCall({
  name: 'products.setParkStatus',
  summary: '发布或下线园区',
  method: 'POST',
  path: '/console/parks/{id}/status',
  access: 'operator',
  effect: 'write',
  params: parkParams,
  body: publicationMove,
  output: parkRecord,
  errors: [errors.parkNotFound, errors.illegalMove, kernelErrors.conflict],
})

export const listParkEnterpriseRecords = defineCall({
  name: 'products.listParkEnterpriseRecords',
  summary: '园区企业展示维护列表',
  method: 'POST',
  path: '/console/parks/queryEnterpriseRecordPage',
  access: 'operator',
  effect: 'read',
  body: z.object({ ...pageInput, parkId: id('园区编号'), keyword: keywordInput, status }),
  output: pageOf(parkEnterpriseRecord),
})

export const createParkEnterprise = defineCall({
  name: 'products.createParkEnterprise',
  summary: '新增园区企业展示（草稿）',
  method: 'POST',
  path: '/console/parks/{id}/enterprises',
  access: 'operator',
  effect: 'create',
  params: parkParams,
  body: parkEnterpriseForm,
  output: parkEnterpriseRecord,
  errors: [errors.parkNotFound],
})

export const updateParkEnterprise = defineCall({
  name: 'products.updateParkEnterprise',
  summary: '修改园区企业展示',
  method: 'PUT',
  path: '/console/parks/enterprises/{id}',
  access: 'operator',
  effect: 'write',
  params: enterpriseParams,
  body: parkEnterpriseForm.extend({ version }),
  output: parkEnterpriseRecord,
  errors: [errors.parkEnterpriseNotFound, kernelErrors.conflict],
})

/** An enterprise that takes its consent back is taken offline here. */
export const setParkEnterpriseStatus = defineCall({
  name: 'products.setParkEnterpriseStatus',
  summary: '发布或下线园区企业展示',
  method: 'POST',
  path: '/console/parks/enterprises/{id}/status',
  access: 'operator',
  effect: 'write',
  params: enterpriseParams,
  body: publicationMove,
  output: parkEnterpriseRecord,
  errors: [errors.parkEnterpriseNotFound, errors.illegalMove, kernelErrors.conflict],
})
