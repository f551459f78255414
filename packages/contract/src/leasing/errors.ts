import { defineErrors } from '../kernel/errors.ts'

export const leaseErrors = defineErrors('leases', 126, {
  needNotFound: [404, '租赁需求不存在'],
  illegalMove: [409, '需求状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '需求已被更新，请查看最新内容后再操作'],
  orgNotLeasing: [422, '请选择一家融资租赁机构'],
  noInstitution: [422, '所选地区暂无可以接洽的融资租赁机构，请换一个地区或指定一家机构'],
  amountTooHigh: [422, '融资金额与首付合计不能超过设备价值'],
  rentTooLow: [422, '租金合计不能少于融资金额，请核对每月租金和期限'],
  offerExpired: [409, '该报价已过有效期，请联系机构更新报价'],
  notAgreed: [409, '企业尚未接受报价，接受后才能记录签约'],
  fileNotYours: [422, '所选文件不存在或不是您上传的'],
  receiversChanged: [409, '可以接洽的租赁机构有变化，请看过新的名单，再勾选同意'],
})
