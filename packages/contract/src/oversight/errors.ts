import { defineErrors } from '../kernel/errors.ts'

export const oversightErrors = defineErrors('oversight', 290, {
  letterNotFound: [404, '督办函不存在'],
  letterMoved: [409, '督办函状态已变化，当前不能进行此操作，请刷新后查看'],
  letterStale: [409, '督办函已被更新，请查看最新内容后再操作'],
  caseNotThere: [422, '所选业务已办结、已转走，或不在本地区、不由该机构办理，请刷新名单后重新选择'],
  alreadyWritten: [409, '所选业务已有未办结的督办函，请在原函中催办'],
  loanNotFound: [404, '贷款不存在或已结清'],
  renewalTooEarly: [409, '距到期超过 180 天，暂不能申请续贷'],
  renewalOpen: [409, '这笔贷款已在办理续贷'],
  otherInstitution: [422, '续贷须向原贷款机构的产品申请'],
  moreThanOpen: [422, '续贷金额不能超过未还本金'],
  productNotOffered: [409, '原产品已下架或不再接受在线申请，请选择该机构的其他产品'],
  nothingOffered: [409, '该机构目前没有可在线申请的产品，需要续贷的，请直接与该机构联系'],
})
