import { defineErrors } from '../kernel/errors.ts'

export const referenceErrors = defineErrors('reference', 177, {
  dayNotFound: [404, '日历中没有这一天的安排'],
})
