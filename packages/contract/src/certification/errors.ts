import { defineErrors } from '../kernel/errors.ts'

export const certificationErrors = defineErrors('certification', 103, {
  notSubmittable: [409, '当前认证状态不能提交，请刷新后查看'],
  notReviewable: [409, '该企业的认证已被处理或已变更，请刷新后查看'],
  reasonMissing: [422, '驳回时请填写原因'],
  fileMissing: [422, '请上传营业执照'],
  codeTaken: [409, '该统一社会信用代码已有认证企业，请核对或联系平台'],
  notFound: [404, '没有找到该企业'],
})
