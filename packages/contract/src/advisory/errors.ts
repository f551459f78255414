import { defineErrors } from '../kernel/errors.ts'

export const advisoryErrors = defineErrors('advisory', 122, {
  questionNotFound: [404, '咨询不存在'],
  illegalMove: [409, '咨询状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '咨询已被更新，请查看最新内容后再操作'],
  tooManyRounds: [409, '这件咨询已达到追问次数上限，请另提一件新的咨询'],
  fileNotYours: [422, '所选文件不存在或不是您上传的'],
  orgNotSuited: [422, '请选择正常营业的机构'],
  tooManyToday: [429, '今天提交的咨询已达到上限，请明天再提，或在已有咨询中追问'],
  answerNotFound: [404, '公开答复不存在或已下线'],
  notForPublic: [409, '只有企业同意公开、已经答复的咨询可以公开'],
  publicAlready: [409, '这件咨询已经生成过公开答复'],
})
