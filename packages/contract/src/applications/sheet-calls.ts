import * as z from 'zod'
import { textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, oneOf } from '../kernel/field.ts'
import { productsErrors as errors } from '../products/errors.ts'

/** Why no code was found in a picture, so that the next photo shows one. */
export const SCAN_PROBLEMS = [
  { code: 'FILE', name: '不是能识别的照片' },
  { code: 'SMALL', name: '照片太小' },
  { code: 'DARK', name: '照片太暗' },
  { code: 'BLURRED', name: '照片模糊' },
  { code: 'BRIGHT', name: '照片过亮或反光' },
  { code: 'NO_CODE', name: '没有拍到编码' },
] as const

export type ScanProblemCode = (typeof SCAN_PROBLEMS)[number]['code']

/** The own draft on paper: what is typed stands in it, the rest is left as lines, and a code leads back. */
export const printApplicationSheet = defineCall({
  name: 'applications.printSheet',
  summary: '打印我的申请草稿（PDF，带回到草稿的编码）',
  method: 'GET',
  path: '/console/applications/sheets/{proId}',
  access: 'enterprise:any',
  effect: 'read',
  produces: 'bytes',
  params: z.object({ proId: id('产品编号') }),
  output: z.unknown(),
  errors: [errors.productNotFound],
})

/** Reads the code in a photo of the sheet; the picture is looked at and not kept. */
export const readSheetScan = defineCall({
  name: 'applications.readSheetScan',
  summary: '从扫描件或照片中识别纸质申请表的编码',
  method: 'POST',
  path: '/console/applications/sheetScans',
  access: 'enterprise:any',
  effect: 'write',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  output: component('SheetScan', '纸质申请表的编码', 'internal', {
    code: textOut('申请表编码').nullable(),
    /** Null where a code was found. */
    problem: oneOf('未识别的原因', SCAN_PROBLEMS).nullable(),
  }),
})
