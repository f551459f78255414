import { defineErrors } from '../kernel/errors.ts'

export const projectErrors = defineErrors('equity', 116, {
  projectNotFound: [404, '融资项目不存在'],
  illegalMove: [409, '项目状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '项目已被更新，请查看最新内容后再操作'],
  incomplete: [422, '项目还没有填写完整，请补充后再提交'],
  foundInFuture: [422, '成立日期不能晚于今天'],
  nameTellsCompany: [422, '项目名称中含有企业名称；不公开企业名称的，请改写项目名称'],
  orgNotEquity: [422, '请选择一家股权与交易机构'],
  fileNotYours: [422, '所选文件不存在或不是您上传的'],
  interestNotFound: [404, '项目对接不存在'],
  interestMoved: [409, '对接状态已变化，当前不能进行此操作，请刷新后查看'],
  interestStale: [409, '对接已被更新，请查看最新内容后再操作'],
  notListed: [404, '项目不存在，或已经下线、结束'],
  alreadyInterested: [409, '贵机构已经对接过该项目，请在“项目对接”中查看'],
  roomClosed: [403, '企业没有同意或已撤销同意，资料室没有开放'],
  noWatermark: [422, '这个文件有密码保护或无法读取，不能加水印，因此没有打开。请联系企业重新上传'],
  talkTimeWrong: [422, '约谈时间须在以后，整点开始，9:00 到 17:00 之间，且互不相同'],
  talkNotProposed: [422, '请从对方提出的时间中选择'],
  talkOver: [409, '对方提出的时间已经过去或被取消，请重新提出'],
  talkTaken: [409, '企业在这个时间已有其他约谈，请换一个时间'],
  investedAhead: [422, '投资日期不能晚于今天'],
})
