import { defineErrors } from '../kernel/errors.ts'

export const stockErrors = defineErrors('stock', 115, {
  itemNotFound: [404, '挂牌项目不存在或已下线'],
  applicationNotFound: [404, '挂牌申请不存在'],
  illegalMove: [409, '挂牌申请状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '挂牌申请已被更新，请查看最新内容后再操作'],
  noExchange: [409, '受理机构尚未接入平台，请按项目页的电话联系办理'],
  alreadyOpen: [409, '该项目已有在办的申请，请在“我的挂牌申请”中查看'],
  alreadyListed: [409, '贵企业已在该层次挂牌，无需再次申请'],
  documentsMissing: [422, '请按材料清单逐项上传，每项一个文件'],
  fileNotYours: [422, '所选文件不存在或不是您上传的'],
  codeOfOtherLayer: [422, '企业代码的层次字母与申请的层次不一致，请核对'],
  codeTaken: [
    422,
    '该企业代码已记在其他企业名下，请核对；两家企业的代码记反的，先把其中一家更正为未使用的代码，再依次更正',
  ],
  codeDiffers: [422, '该企业已有代码，转层时 6 位数字不变，请核对'],
  notCompany: [409, '只有公司可以挂牌；个体工商户、合作社和家庭农场请先改制为公司'],
  nothingCorrected: [422, '与原来的代码相同，没有需要更正的内容'],
})
