import { defineErrors } from '../kernel/errors.ts'

export const messagesErrors = defineErrors('messages', 111, {
  notFound: [404, '消息不存在'],
})
