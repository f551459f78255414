import { displayAmount } from '@lqr/contract/rules/amount-display.ts'

const yuan = (amount: number) => displayAmount(amount)?.text ?? ''

/** The sentences of the matcher: what a condition asks, what was found, and by how much it is missed. */
export const fitCopy = {
  online: '该产品接受在线申请',
  offline: '该产品不接受在线申请，请到机构办理',
  everyKind: '该产品不限主体类型',
  kindMet: (own: string) => `该产品面向${own}`,
  kindUnmet: (served: string, own: string) => `该产品只面向${served}，您的主体类型是${own}`,
  kindUnknown: (served: string) => `该产品只面向${served}，请在企业认证中填写主体类型`,
  amountMet: (min: number, max: number) => `申请金额在产品额度 ${yuan(min)}至 ${yuan(max)}之内`,
  amountAbove: (max: number, by: number) => `申请金额高于产品上限 ${yuan(max)}，超出 ${yuan(by)}`,
  amountBelow: (min: number, by: number) => `申请金额低于产品下限 ${yuan(min)}，相差 ${yuan(by)}`,
  termMet: (min: number, max: number) => `申请期限在产品期限 ${min} 至 ${max} 个月之内`,
  termAbove: (max: number, by: number) => `申请期限长于产品最长期限 ${max} 个月，超出 ${by} 个月`,
  termBelow: (min: number, by: number) => `申请期限短于产品最短期限 ${min} 个月，相差 ${by} 个月`,
  guaranteeMet: (mode: string) => `该产品接受${mode}`,
  guaranteeUnmet: (mode: string, offered: string) => `该产品不接受${mode}，可选：${offered}`,
  guaranteeUnknown: (offered: string) => `该产品的担保方式：${offered}，请选择您能提供的担保方式`,
  noneOpen: '您对该产品没有在办申请',
  openAlready: '您对该产品已有一笔在办申请，请先查看进度',
  certified: '企业认证已通过',
  notCertified: '企业认证尚未通过，通过后才能申请',
  typeMet: (type: string) => `该产品属于${type}`,
  typeUnmet: (category: string, type: string) => `该产品是${category}，不属于${type}`,
  areaMet: (area: string) => `该产品服务${area}`,
  areaUnmet: (area: string) => `该产品的服务地区不包括${area}`,
  areaUnknown: '请在企业认证中填写所在地区，或选择资金使用地区',
  groupMet: (held: string) => `该产品面向${held}，您属于其中`,
  groupUnmet: (served: string) => `该产品只面向${served}，您不在其中`,
  groupUnknown: (served: string) => `该产品面向${served}，请确认您是否属于其中一类`,
  rateMet: (from: number) => `该产品的年利率 ${from}% 起，不高于您可接受的上限`,
  rateUnmet: (from: number, by: number) => `该产品的年利率 ${from}% 起，高出您可接受的上限 ${by} 个百分点`,
} as const
