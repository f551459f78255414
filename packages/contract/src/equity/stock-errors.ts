import { defineErrors } from '../kernel/errors.ts'

export const stockErrors = defineErrors('stock', 115, {
  itemNotFound: [404, '挂牌项目不存在或已下线'],
})
