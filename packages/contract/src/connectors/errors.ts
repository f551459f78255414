import { defineErrors } from '../kernel/errors.ts'

export const connectorErrors = defineErrors('connectors', 240, {
  alreadySwitched: [409, '状态已由其他人更改，请刷新后查看'],
})
