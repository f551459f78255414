import { defineErrors } from '../kernel/errors.ts'

export const financingErrors = defineErrors('financing', 106, {
  needNotFound: [404, '融资需求不存在'],
  illegalMove: [409, '需求状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '需求已被更新，请查看最新内容后再操作'],
  notPublished: [409, '该需求未发布或已下线'],
  incomplete: [422, '需求还没有填写完整，请补充后再发布'],
  validToPast: [422, '有效期不能早于今天'],
  hasHolders: [409, '已有机构响应，请先等待其联系，或撤回需求'],
  fileNotYours: [422, '所选文件不存在或不是您上传的'],
  responseNotFound: [404, '响应不存在'],
  responseMoved: [409, '响应状态已变化，当前不能进行此操作，请刷新后查看'],
  responseStale: [409, '响应已被更新，请查看最新内容后再操作'],
  noSlot: [409, '名额已被其他机构取得，您可以排队候补'],
  alreadyResponded: [409, '本机构已经响应过这条需求'],
  orgNotSuited: [422, '该机构不服务需求所在地区，或不办理这类融资'],
  offerExpired: [409, '该意向已过有效期，请联系机构更新'],
  notChosen: [409, '企业尚未选定本机构'],
  validToFar: [422, '有效期最长 180 天'],
})
