import { defineErrors } from '../kernel/errors.ts'

export const productsErrors = defineErrors('products', 105, {
  productNotFound: [404, '产品不存在或已下架'],
  notApplicable: [409, '该产品当前不接受在线申请'],
  amountOutOfRange: [422, '申请金额不在该产品的额度范围内'],
  termOutOfRange: [422, '申请期限不在该产品的期限范围内'],
  guaranteeNotOffered: [422, '该产品不支持所选担保方式'],
  alreadyOpen: [409, '您对该产品已有一笔在办申请，请先查看进度'],
  applicationNotFound: [404, '申请不存在'],
  illegalMove: [409, '申请状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '申请已被更新，请查看最新内容后再操作'],
  fileNotYours: [422, '所选文件不存在或不是您上传的'],
  rejectReasonMissing: [422, '请选择拒绝原因并填写说明'],
  transferLimit: [409, '同一申请最多改投 3 次，请联系平台客服'],
  sameProduct: [422, '请选择另一家机构的产品；同一家机构的总行、分行和支行之间不改投'],
  applicantKindNotServed: [422, '该产品不面向您的主体类型，请选择其他产品'],
  deviationUnexplained: [422, '授信条件与产品公布的不同，请填写原因，企业会看到'],
  repaymentWrong: [422, '还款记录有误，请按提示修改'],
  documentNotAsked: [422, '所传材料不在要求的清单里，请刷新后重新选择'],
  documentsMissing: [422, '请上传补充的材料'],
})
