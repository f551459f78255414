import { defineErrors } from '../kernel/errors.ts'

export const openErrors = defineErrors('open', 133, {
  invalidClient: [401, '接口密钥无效、已停用或已过期'],
  unsupportedGrantType: [400, '只支持 client_credentials'],
  invalidScope: [400, '申请的权限超出接口密钥的权限'],
  keyNotFound: [404, '接口密钥不存在'],
  keyEnded: [409, '接口密钥已停用或已过期'],
  tooManyKeys: [409, '每家机构最多有 10 个有效的接口密钥，请先停用不再使用的'],
  expiryTooFar: [422, '有效期至须在明天之后、一年之内'],
  eventConflict: [409, '这个事件编号已用于其他内容，请核对后用新的编号回写'],
  tooManyWebhooks: [409, '每家机构最多启用 5 个事件通知，请先停用不再使用的'],
  addressNotAllowed: [422, '接收地址须是公网可访问的 https 地址'],
  webhookNotFound: [404, '事件通知不存在'],
  webhookOff: [409, '事件通知已停用，请先启用'],
  deliveryNotFound: [404, '送达记录不存在'],
  reconciliationNotFound: [404, '这一天还没有平台文件，请先生成'],
  notReconciliationDay: [422, '对账日须是工作日，不早于 60 天前，不晚于当前对账日'],
  reconciliationFileWrong: [422, '对账文件有误，没有接收'],
  differenceNotFound: [404, '差异不存在'],
  differenceSettled: [409, '差异已了结'],
  differenceNotExplained: [409, '差异没有待确认的说明'],
  explanationMissing: [422, '请填写说明'],
})
