import { defineErrors } from '../kernel/errors.ts'

export const policyItemErrors = defineErrors('policyItems', 123, {
  itemNotFound: [404, '政策事项不存在或已下线'],
  policyNotFound: [422, '所选政策文件不存在或未发布'],
  reportNotFound: [404, '匹配报告不存在'],
  validOrder: [422, '有效期截止日不能早于起始日'],
  renewalOfNothing: [422, '到期复核须选择所复核的称号'],
  validPast: [422, '有效期已过，发布后不会展示，请先修改有效期截止日'],
  endedByHand: [422, '有效期截止日不能改为已过去的日期；要让事项不再展示，请使用“下线”'],
  declaringNotBegun: [409, '本轮申报还没有开始，请在申报开始后登记'],
  policyEnded: [422, '所选政策文件的有效期已过，发布后不会展示，请改选其他文件，或先修改文件的有效期'],
})
