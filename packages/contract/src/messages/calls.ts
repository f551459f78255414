import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, idOut, moment } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { messagesErrors as errors } from './errors.ts'

export const message = z.object({
  id: idOut('消息编号'),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Address inside the console that the message is about. */
  link: z.string().nullable(),
  readAt: moment('阅读时间').nullable(),
  createdAt: moment('发送时间'),
})

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
  output: z.object({ unread: z.int() }),
})

export const readMessage = defineCall({
  name: 'messages.readMessage',
  summary: '标记消息为已读',
  method: 'POST',
  path: '/console/messages/{id}/read',
  access: 'portal',
  effect: 'write',
  params: z.object({ id: id('消息编号') }),
  output: z.object({ unread: z.int() }),
  errors: [errors.notFound],
})

export const readAllMessages = defineCall({
  name: 'messages.readAllMessages',
  summary: '全部标记为已读',
  method: 'POST',
  path: '/console/messages/readAll',
  access: 'portal',
  effect: 'write',
  output: z.object({ unread: z.int() }),
})
