import * as z from 'zod'
import { done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { uploadedFile } from './entities.ts'
import { filesErrors as errors } from './errors.ts'
import { fileId } from './file-id.ts'
import { fileHealth } from './health.ts'

export const uploadFile = defineCall({
  name: 'files.uploadFile',
  summary: '上传文件（PDF、PNG、JPG、WEBP，不超过 10 MiB）',
  method: 'POST',
  path: '/api/system/pub/file/upload',
  access: 'portal',
  effect: 'create',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  output: uploadedFile,
  errors: [errors.typeRefused, errors.infected, errors.pictureUnreadable],
})

export const downloadFile = defineCall({
  name: 'files.downloadFile',
  summary: '下载文件',
  method: 'GET',
  path: '/portal/files/downloadFile/{id}',
  access: 'portal',
  effect: 'read',
  produces: 'bytes',
  params: z.object({ id: fileId() }),
  output: z.unknown(),
  errors: [errors.notFound, errors.damaged, errors.infected, errors.notYetScanned],
})

export const deleteFile = defineCall({
  name: 'files.deleteFile',
  summary: '删除尚未使用的文件',
  method: 'DELETE',
  path: '/portal/files/deleteFile/{id}',
  access: 'portal',
  effect: 'write',
  params: z.object({ id: fileId() }),
  output: done,
  errors: [errors.notFound, errors.inUse],
})

/** Numbers, the last check, and the newest faults: open ones first. */
export const getFileHealth = defineCall({
  name: 'files.getFileHealth',
  summary: '上传文件的状况：数量、最近一次检查、异常及其处理结果',
  method: 'GET',
  path: '/console/files/health',
  access: 'operator',
  effect: 'read',
  output: fileHealth,
})
