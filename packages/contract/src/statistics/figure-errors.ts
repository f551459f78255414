import { defineErrors } from '../kernel/errors.ts'

export const figureErrors = defineErrors('figures', 270, {
  periodNotWhole: [422, '请同时选择起始日期和截止日期，截止日期不能早于起始日期，时段不能超过 10 年'],
  areaNotOwn: [403, '只能查看本账号所在地区及下级地区的数字'],
  orgNotOwn: [403, '只能查看本机构的数字'],
  noRows: [422, '该指标没有逐笔明细，请在产品和机构列表中查看'],
  productNeedsOrg: [422, '按产品分组前请先选择一家机构'],
  tooManyParts: [422, '按日分组请选择不超过 92 天的时段，按周分组不超过 371 天'],
})
