import * as z from 'zod'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, id, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { openErrors as errors } from './errors.ts'

export const MAX_WEBHOOKS = 5

/** Why a webhook is off. */
export const WEBHOOK_OFF_REASONS = [
  { code: 'person', name: '人工停用' },
  { code: 'gone', name: '对方声明不再接收（410）' },
  { code: 'failing', name: '连续 3 天未送达' },
] as const

/** How a delivery stands. */
export const DELIVERY_STATES = [
  { code: 'waiting', name: '待送达' },
  { code: 'delivered', name: '已送达' },
  { code: 'failed', name: '未送达' },
] as const

/** Why the last try of a delivery failed. */
export const DELIVERY_FAULTS = [
  { code: 'refused', name: '对方返回错误' },
  { code: 'unreachable', name: '连接失败或超时' },
  { code: 'private', name: '地址不允许访问' },
] as const

const address = field(
  z
    .url({ protocol: /^https?$/, error: '请输入以 https:// 开头的地址' })
    .max(300, '接收地址不能超过 300 个字'),
  { label: '接收地址', example: 'https://bank.example.com/hooks/longqirong', help: '公网 https 地址' },
)

export const webhookForm = component('WebhookForm', '事件通知', 'internal', {
  name: text('名称', { max: 40 }),
  url: address,
})

export const webhook = component('Webhook', '事件通知', 'internal', {
  id: idOut('通知编号'),
  name: fieldOut(webhookForm.shape.name),
  url: fieldOut(address),
  isOn: flag('启用'),
  offReason: oneOf('停用原因', WEBHOOK_OFF_REASONS).nullable(),
  failingSince: moment('未送达开始').nullable(),
  waiting: countOut('待送达', '条'),
  failed: countOut('未送达', '条'),
  createdAt: moment('创建时间'),
})
export type Webhook = z.output<typeof webhook>

export const webhookDelivery = component('WebhookDelivery', '送达记录', 'internal', {
  id: idOut('记录编号'),
  messageId: textOut('消息编号', { help: '即 webhook-id，重复送达时不变' }),
  event: textOut('事件'),
  caseNumber: textOut('业务单号').nullable(),
  state: oneOf('状态', DELIVERY_STATES),
  attempts: countOut('尝试', '次'),
  at: moment('发生时间'),
  nextAt: moment('下次尝试').nullable(),
  deliveredAt: moment('送达时间').nullable(),
  httpAnswer: countOut('对方状态码').nullable(),
  lastFault: oneOf('失败原因', DELIVERY_FAULTS).nullable(),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>

const managed = { access: 'institution', roles: ['financeManager'] } as const
const params = z.object({ id: id('通知编号') })

const withSecret = component('WebhookWithSecret', '事件通知与签名密钥', 'internal', {
  webhook,
  secret: textOut('签名密钥', { sensitivity: 'sensitive', help: '只显示一次' }),
})

export const listWebhooks = defineCall({
  ...managed,
  name: 'open.listWebhooks',
  exported: { title: '事件通知' },
  summary: '本机构的事件通知',
  method: 'GET',
  path: '/console/open/webhooks',
  effect: 'read',
  output: component('Webhooks', '事件通知', 'internal', { list: listOut('通知', webhook) }),
})

/** No `create`, as with keys: the secret would be kept for a repeat. */
export const createWebhook = defineCall({
  ...managed,
  name: 'open.createWebhook',
  summary: '创建事件通知（签名密钥只在这次回答中出现）',
  method: 'POST',
  path: '/console/open/webhooks',
  effect: 'write',
  secret: true,
  body: webhookForm,
  output: withSecret,
  errors: [errors.tooManyWebhooks, errors.addressNotAllowed],
})

export const rotateWebhookSecret = defineCall({
  ...managed,
  name: 'open.rotateWebhookSecret',
  summary: '更换签名密钥（24 小时内新旧密钥同时签名）',
  method: 'POST',
  path: '/console/open/webhooks/{id}/secret',
  effect: 'write',
  secret: true,
  params,
  output: withSecret,
  errors: [errors.webhookNotFound],
})

export const switchWebhook = defineCall({
  ...managed,
  name: 'open.switchWebhook',
  summary: '启用或停用事件通知（启用时补发未送达的）',
  method: 'POST',
  path: '/console/open/webhooks/{id}/status',
  effect: 'write',
  params,
  body: z.object({ isOn: flag('启用') }),
  output: webhook,
  errors: [errors.webhookNotFound, errors.tooManyWebhooks],
})

export const pingWebhook = defineCall({
  ...managed,
  name: 'open.pingWebhook',
  summary: '发送一条测试通知',
  method: 'POST',
  path: '/console/open/webhooks/{id}/ping',
  effect: 'write',
  params,
  output: done,
  errors: [errors.webhookNotFound, errors.webhookOff],
})

export const listDeliveries = defineCall({
  ...managed,
  name: 'open.listDeliveries',
  exported: { title: '事件送达记录' },
  summary: '事件通知的送达记录',
  method: 'POST',
  path: '/console/open/webhooks/{id}/deliveries/page',
  effect: 'read',
  params,
  body: z.object({ ...pageInput, state: oneOf('状态', DELIVERY_STATES).optional() }),
  output: pageOf(webhookDelivery),
  errors: [errors.webhookNotFound],
})

export const replayDelivery = defineCall({
  ...managed,
  name: 'open.replayDelivery',
  summary: '补发一条通知（消息编号不变）',
  method: 'POST',
  path: '/console/open/deliveries/{id}/replay',
  effect: 'write',
  params: z.object({ id: id('记录编号') }),
  output: done,
  errors: [errors.deliveryNotFound, errors.webhookOff],
})
