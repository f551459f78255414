import { defineErrors } from '../kernel/errors.ts'

export const messagesErrors = defineErrors('messages', 111, {
  notFound: [404, '消息不存在'],
  groupFixed: [422, '这类消息涉及账号安全和授权，只能即时提醒'],
})
