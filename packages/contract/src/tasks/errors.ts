import { defineErrors } from '../kernel/errors.ts'

export const tasksErrors = defineErrors('tasks', 121, {
  limitNotFound: [404, '时限规定不存在或已停用'],
  limitChanged: [409, '这里已有规定，或刚被他人修改：请核对后再保存'],
  orgNotFound: [422, '没有这家机构'],
  noColleague: [422, '请选择一位可以办理的同事'],
  awayWrong: [422, '请填写开始和结束日期，结束不早于开始和今天，最长 60 天'],
  nothingNarrowed: [422, '请选择地区或机构，至少一项'],
})
