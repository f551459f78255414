import { defineErrors } from '../kernel/errors.ts'

export const dutyErrors = defineErrors('duty', 249, {
  dayNotOver: [422, '这一天还没有结束，请选择昨天或更早的日期'],
  noFields: [409, '还没有设置任何对方字段名，请先设置字段对应'],
  fieldTwice: [422, '指标或对方字段名重复，请修改后重试'],
  notMade: [404, '这一天的文件还没有生成'],
})
