import { defineErrors } from '../kernel/errors.ts'

export const operationsErrors = defineErrors('operations', 137, {
  jobNotFound: [404, '该任务已不存在，可能已经执行完成或被清除'],
  jobRunning: [409, '该任务正在执行，请等它结束后再操作'],
  otherKey: [409, '现用密钥已经变化，或各实例的密钥尚未一致，请刷新后再操作'],
})
