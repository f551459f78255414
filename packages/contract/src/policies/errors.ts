import { defineErrors } from '../kernel/errors.ts'

export const policiesErrors = defineErrors('policies', 113, {
  notFound: [404, '政策不存在或已下线'],
})
