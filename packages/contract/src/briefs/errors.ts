import { defineErrors } from '../kernel/errors.ts'

export const briefErrors = defineErrors('briefs', 281, {
  areaNotYours: [403, '只能办理本地区的月报'],
  issueNotFound: [404, '没有这一期月报'],
  notReady: [404, '这一期月报还没有生成'],
  monthNotOver: [422, '只能生成已经结束的月份'],
  issueRunning: [409, '这个月的月报正在生成，请稍候'],
})
