import * as z from 'zod'
import { countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { fileId, fileIdOut } from '../files/file-id.ts'
import { filesErrors } from '../files/errors.ts'
import { contentErrors as errors } from './errors.ts'

const picture = component('ContentPicture', '图片', 'internal', {
  fileId: fileIdOut('图片'),
  imageUrl: textOut('图片地址'),
  width: countOut('宽度', '像素'),
  height: countOut('高度', '像素'),
  size: countOut('文件大小', '字节'),
})

/** Made smaller and written anew: where and with what it was taken stays behind. */
export const uploadPicture = defineCall({
  name: 'content.uploadPicture',
  summary: '上传图片（PNG、JPG、WEBP，不超过 10 MiB，自动缩小）',
  method: 'POST',
  path: '/console/content/pictures',
  access: 'editor',
  effect: 'create',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  output: picture,
  errors: [filesErrors.typeRefused, filesErrors.infected, filesErrors.pictureUnreadable, errors.noPicture],
})

/** The address never changes and neither does what stands there, so it is kept for a year. */
export const getPicture = defineCall({
  name: 'content.getPicture',
  summary: '图片',
  method: 'GET',
  path: '/portal/image/picture/{id}',
  access: 'public',
  effect: 'read',
  produces: 'bytes',
  params: z.object({ id: fileId('图片') }),
  output: z.unknown(),
  errors: [errors.pictureNotFound, filesErrors.damaged],
})
