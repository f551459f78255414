import { defineErrors } from '../kernel/errors.ts'

export const advisoryErrors = defineErrors('advisory', 122, {
  questionNotFound: [404, '咨询不存在'],
  illegalMove: [409, '咨询状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '咨询已被更新，请查看最新内容后再操作'],
  tooManyRounds: [409, '这件咨询已达到追问次数上限，请另提一件新的咨询'],
  fileNotYours: [422, '所选文件不存在或不是您上传的'],
  orgNotSuited: [422, '请选择正常营业的金融机构或融资担保机构，其他机构没有答复咨询的人员'],
  tooManyToday: [429, '今天提交的咨询已达到上限，请明天再提，或在已有咨询中追问'],
  answerNotFound: [404, '公开答复不存在或已下线'],
  notForPublic: [409, '只有企业同意公开、已经答复的咨询可以公开'],
  publicAlready: [409, '这件咨询已经生成过公开答复'],
  hiddenWord: [422, '内容含有不能发布的词语，请修改后重试'],
  wordThere: [409, '这个屏蔽词已经有了'],
  wordNotFound: [404, '屏蔽词不存在或已删除'],
  askingBarred: [403, '本账号已被停止提问，原因和申诉入口在管理门户“我要咨询”页面'],
  barNotFound: [404, '没有生效的停止提问记录'],
  barredAlready: [409, '该账号已被停止提问'],
  appealedAlready: [409, '申诉已提交，请等待处理'],
  ownBar: [403, '申诉须由另一位运营人员处理'],
  nothingAppealed: [409, '该账号没有待处理的申诉，只能恢复提问'],
})
