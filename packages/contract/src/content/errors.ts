import { defineErrors } from '../kernel/errors.ts'

export const contentErrors = defineErrors('content', 112, {
  notFound: [404, '内容不存在或已下线'],
})
