import * as z from 'zod'
import { applicationCase, applicationStates } from '../applications/application-case.ts'
import { caseVersion } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import type { ErrorDef } from '../kernel/errors.ts'
import { field, flag, moment, oneOf } from '../kernel/field.ts'
import type { OpenScope } from '../kernel/open-scopes.ts'
import { fieldOut, textOut } from '../kernel/answer-fields.ts'
import { versionOut } from '../kernel/version.ts'
import { openErrors } from './errors.ts'

/** What an institution calls one thing that it writes back: the same number is the same event for good. */
export const eventId = field(
  z
    .string({ error: '请输入事件编号' })
    .regex(/^[\x21-\x7e]{8,64}$/, '事件编号须为 8 到 64 个可见字符，不含空格'),
  { label: '事件编号', example: 'LOAN-20261120-0001', help: '由机构编定；重复提交得到首次的结果' },
)

/** The number of an application, as people know it. */
export const applyNumber = field(
  z.string({ error: '请输入申请单号' }).regex(/^SQ\d{8}-\d{6,12}$/, '申请单号不正确'),
  {
    label: '申请单号',
    example: 'SQ20261120-000123',
  },
)

/** Where a case stands after what was written back. */
export const openCaseState = component('OpenCaseState', '回写结果', 'internal', {
  eventId: fieldOut(eventId),
  applyNo: textOut('申请单号'),
  status: oneOf('状态', applicationStates),
  version: versionOut,
  updatedAt: moment('更新时间'),
  isRepeat: flag('重复提交', { help: '为真时是首次回写的结果，没有再次执行' }),
})
export type OpenCaseState = z.output<typeof openCaseState>

interface Shown<Fields extends z.ZodRawShape> {
  readonly summary: string
  readonly body: z.ZodObject<Fields>
  readonly errors?: readonly ErrorDef[]
}

/** A move of the screens as a system makes it: the same fields and refusals, by the number of the case, once for each event. */
export function defineOpenMove<const Fields extends z.ZodRawShape>(
  shown: Shown<Fields>,
  { name, word, openScope }: { readonly name: string; readonly word: string; readonly openScope: OpenScope },
) {
  const { version: _, ...fields } = shown.body.shape
  return defineCall({
    name,
    summary: `回写：${shown.summary}`,
    method: 'POST',
    path: `/open/v1/applications/{applyNo}/${word}`,
    access: 'institution',
    openScope,
    effect: 'write',
    params: z.object({ applyNo: applyNumber }),
    body: z.object({ ...(fields as Omit<Fields, 'version'>), version: caseVersion, eventId }),
    output: openCaseState,
    errors: [...(shown.errors ?? [applicationCase.errors.notFound]), openErrors.eventConflict],
  })
}
