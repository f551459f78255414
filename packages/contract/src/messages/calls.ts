import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { messagesErrors as errors } from './errors.ts'
import { DELIVERIES, MESSAGE_GROUPS } from './message-groups.ts'

export const message = component('Message', '消息', 'internal', {
  id: idOut('消息编号'),
  kind: textOut('类别', { example: 'applications.accepted' }),
  title: textOut('标题'),
  body: textOut('正文'),
  /** Address inside the console that the message is about. */
  link: textOut('相关页面').nullable(),
  readAt: moment('阅读时间').nullable(),
  delivery: oneOf('提醒方式', DELIVERIES),
  createdAt: moment('发送时间'),
})

const unreadCount = component('UnreadCount', '未读消息', 'internal', { unread: countOut('未读消息', '条') })

export const listMessages = defineCall({
  name: 'messages.listMessages',
  exported: { title: '消息' },
  summary: '我的消息',
  method: 'POST',
  path: '/console/messages/queryMessagePage',
  access: 'portal',
  effect: 'read',
  body: z.object({ ...pageInput, unreadOnly: field(z.boolean().optional(), { label: '只看未读' }) }),
  output: pageOf(message),
})

export const countUnreadMessages = defineCall({
  name: 'messages.countUnreadMessages',
  summary: '未读消息数',
  method: 'GET',
  path: '/console/messages/unreadCount',
  access: 'portal',
  effect: 'read',
  output: unreadCount,
})

/** Tells the number at once and whenever it changes; it ends by itself after some minutes and is asked for again. */
export const watchUnreadMessages = defineCall({
  name: 'messages.watchUnreadMessages',
  summary: '未读消息数（持续推送）',
  method: 'GET',
  path: '/console/messages/unreadCount/stream',
  access: 'portal',
  effect: 'read',
  produces: 'events',
  output: unreadCount,
})

export const readMessage = defineCall({
  name: 'messages.readMessage',
  summary: '标记消息为已读',
  method: 'POST',
  path: '/console/messages/{id}/read',
  access: 'portal',
  effect: 'write',
  params: z.object({ id: id('消息编号') }),
  output: unreadCount,
  errors: [errors.notFound],
})

const setting = component('MessageSetting', '一类消息的提醒方式', 'internal', {
  group: oneOf('消息类别', MESSAGE_GROUPS),
  delivery: oneOf('提醒方式', DELIVERIES),
})
const settings = z.object({ settings: listOut('提醒方式', setting) })

export const getMessageSettings = defineCall({
  name: 'messages.getMessageSettings',
  summary: '消息提醒设置',
  method: 'GET',
  path: '/console/messages/settings',
  access: 'portal',
  effect: 'read',
  output: settings,
})

/** Groups that are left out keep what they have; what nobody may miss stays at once. */
export const saveMessageSettings = defineCall({
  name: 'messages.saveMessageSettings',
  summary: '保存消息提醒设置',
  method: 'PUT',
  path: '/console/messages/settings',
  access: 'portal',
  effect: 'write',
  body: z.object({
    settings: field(z.array(setting).max(MESSAGE_GROUPS.length, '类别过多'), { label: '提醒方式' }),
  }),
  output: settings,
  errors: [errors.groupFixed],
})

export const readAllMessages = defineCall({
  name: 'messages.readAllMessages',
  summary: '全部标记为已读',
  method: 'POST',
  path: '/console/messages/readAll',
  access: 'portal',
  effect: 'write',
  output: unreadCount,
})
