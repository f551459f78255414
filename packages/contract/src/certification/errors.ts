import { defineErrors } from '../kernel/errors.ts'

export const certificationErrors = defineErrors('certification', 103, {
  notSubmittable: [409, '当前认证状态不能提交，请刷新后查看'],
  notReviewable: [409, '该企业的认证已被处理或已变更，请刷新后查看'],
  reasonMissing: [422, '驳回时请填写原因'],
  fileMissing: [422, '请上传营业执照'],
  codeTaken: [409, '该统一社会信用代码已有认证企业，请核对或联系平台'],
  notFound: [404, '没有找到该企业'],
  unchanged: [409, '信息没有变化，不需要提交'],
})

/** Of the separate consent to the legal representative's id number (decision 0048). */
export const legalPersonErrors = defineErrors('legalPerson', 147, {
  consentMissing: [422, '请先阅读并勾选《法定代表人身份证号单独同意书》，再提交身份证号'],
  nothingToWithdraw: [409, '没有可以撤回的同意，请刷新后查看'],
})
