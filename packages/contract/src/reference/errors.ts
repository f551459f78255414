import { defineErrors } from '../kernel/errors.ts'

export const referenceErrors = defineErrors('reference', 109, {
  dayNotFound: [404, '日历中没有这一天的安排'],
  siteNotFound: [404, '站点不存在'],
  dictionaryNotFound: [404, '字典设置不存在'],
  dictionaryUnsuitable: [422, '有内容需要更正，请查看标出的项目'],
  dictionaryVersionNotFound: [404, '没有这个版本'],
})
