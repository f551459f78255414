import { defineErrors } from '../kernel/errors.ts'

export const referenceErrors = defineErrors('reference', 109, {
  dayNotFound: [404, '日历中没有这一天的安排'],
  siteNotFound: [404, '站点不存在'],
})
