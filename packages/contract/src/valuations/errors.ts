import { defineErrors } from '../kernel/errors.ts'

export const valuationErrors = defineErrors('valuations', 127, {
  propertyWrong: [422, '房产信息有误，请按提示修改'],
  sourceUnavailable: [502, '估价服务暂时不可用，没有得到结果；已填写的内容还在，请稍后重试'],
  estimateStale: [422, '这次估价结果已超过 24 小时或无法识别，请重新估价后再保存'],
  valuationNotFound: [404, '房产估值不存在'],
  tooMany: [409, '最多保存 50 条房产估值，请先删除不再需要的'],
  notAttachable: [422, '只有担保方式为抵押时才能附上房产估值'],
  expired: [422, '这条房产估值已过有效期，请重新估价'],
})
