import * as z from 'zod'
import { applicationStates } from '../applications/application-case.ts'
import { listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { type AnyCall, defineCall } from '../kernel/define-call.ts'
import { oneOf } from '../kernel/field.ts'
import { openErrors as errors } from './errors.ts'
import { createOpenKey, listOpenKeys, revokeOpenKey } from './key-calls.ts'
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  replayDelivery,
  rotateWebhookSecret,
  switchWebhook,
} from './webhook-calls.ts'

/** So many fresh cases stand in the sandbox of an institution after it was opened or reset. */
export const SANDBOX_CASES = 5

/** How the sandbox of an institution stands. */
export const SANDBOX_STATES = [
  { code: 'notSetUp', name: '平台未设置' },
  { code: 'closed', name: '未开通' },
  { code: 'open', name: '已开通' },
] as const

const sandboxCase = component('SandboxCase', '联调业务', 'internal', {
  applyNo: textOut('申请单号'),
  corporateName: textOut('企业名称', { help: '虚构的企业，不是真实客户' }),
  status: oneOf('状态', applicationStates),
})
export type SandboxCase = z.output<typeof sandboxCase>

const openSandbox = component('OpenSandbox', '联调环境', 'internal', {
  state: oneOf('状态', SANDBOX_STATES),
  cases: listOut('联调业务', sandboxCase),
})

const managed = { access: 'institution', roles: ['financeManager'] } as const
const BASE = '/console/open/sandbox'

export const getSandbox = defineCall({
  ...managed,
  name: 'open.getSandbox',
  summary: '本机构的联调环境',
  method: 'GET',
  path: BASE,
  effect: 'read',
  output: openSandbox,
})

export const startSandbox = defineCall({
  ...managed,
  name: 'open.startSandbox',
  summary: '开通联调环境（虚构企业的五笔申请，与真实业务分开存放）',
  method: 'POST',
  path: BASE,
  effect: 'write',
  body: z.object({}),
  output: openSandbox,
  errors: [errors.sandboxNotSetUp],
})

export const resetSandbox = defineCall({
  ...managed,
  name: 'open.resetSandbox',
  summary: '重置联调环境（清除联调业务、回写记录和对账记录，换成五笔新的申请）',
  method: 'POST',
  path: `${BASE}/reset`,
  effect: 'write',
  body: z.object({}),
  output: openSandbox,
  errors: [errors.sandboxNotSetUp, errors.sandboxNotOpen],
})

/** What differs where a call of the page is one for the sandbox: fields, answers and other refusals are the same. */
function inSandbox({ path, summary, errors: own = [] }: AnyCall) {
  return {
    summary: `联调环境：${summary}`,
    path: path.replace('/console/open', BASE),
    errors: [...own, errors.sandboxNotSetUp, errors.sandboxNotOpen],
  }
}

export const listSandboxKeys = defineCall({
  ...listOpenKeys,
  ...inSandbox(listOpenKeys),
  name: 'open.listSandboxKeys',
  exported: { title: '联调密钥' },
})

export const createSandboxKey = defineCall({
  ...createOpenKey,
  ...inSandbox(createOpenKey),
  name: 'open.createSandboxKey',
})

export const revokeSandboxKey = defineCall({
  ...revokeOpenKey,
  ...inSandbox(revokeOpenKey),
  name: 'open.revokeSandboxKey',
})

export const listSandboxWebhooks = defineCall({
  ...listWebhooks,
  ...inSandbox(listWebhooks),
  name: 'open.listSandboxWebhooks',
  exported: { title: '联调事件通知' },
})

export const createSandboxWebhook = defineCall({
  ...createWebhook,
  ...inSandbox(createWebhook),
  name: 'open.createSandboxWebhook',
})

export const rotateSandboxWebhookSecret = defineCall({
  ...rotateWebhookSecret,
  ...inSandbox(rotateWebhookSecret),
  name: 'open.rotateSandboxWebhookSecret',
})

export const switchSandboxWebhook = defineCall({
  ...switchWebhook,
  ...inSandbox(switchWebhook),
  name: 'open.switchSandboxWebhook',
})

export const pingSandboxWebhook = defineCall({
  ...pingWebhook,
  ...inSandbox(pingWebhook),
  name: 'open.pingSandboxWebhook',
})

export const listSandboxDeliveries = defineCall({
  ...listDeliveries,
  ...inSandbox(listDeliveries),
  name: 'open.listSandboxDeliveries',
  exported: { title: '联调送达记录' },
})

export const replaySandboxDelivery = defineCall({
  ...replayDelivery,
  ...inSandbox(replayDelivery),
  name: 'open.replaySandboxDelivery',
})
