import * as z from 'zod'
import { countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, idOut, moment } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { messagesErrors as errors } from './errors.ts'

export const message = component('Message', '消息', 'internal', {
  id: idOut('消息编号'),
  kind: textOut('类别', { example: 'applications.accepted' }),
  title: textOut('标题'),
  body: textOut('正文'),
  /** Address inside the console that the message is about. */
  link: textOut('相关页面').nullable(),
  readAt: moment('阅读时间').nullable(),
  createdAt: moment('发送时间'),
})

const unreadCount = component('UnreadCount', '未读消息', 'internal', { unread: countOut('未读消息', '条') })

export const listMessages = defineCall({
  name: 'messages.listMessages',
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

export const readAllMessages = defineCall({
  name: 'messages.readAllMessages',
  summary: '全部标记为已读',
  method: 'POST',
  path: '/console/messages/readAll',
  access: 'portal',
  effect: 'write',
  output: unreadCount,
})
