import { defineErrors } from '../kernel/errors.ts'

export const contentErrors = defineErrors('content', 112, {
  notFound: [404, '内容不存在或已下线'],
  unsuitable: [422, '有内容需要更正，请查看标出的项目'],
  timePast: [422, '发布时间已过，请改为将来的时间，或清空后立即发布'],
  noPicture: [415, '请上传 PNG、JPG 或 WEBP 图片'],
  pictureNotFound: [404, '图片不存在或已被移除'],
  versionNotFound: [404, '没有这个版本'],
  linkNotFound: [404, '这条记录已不存在，链接可能已经修好'],
  questionnaireNotFound: [404, '问卷不存在、尚未开始或已经结束'],
  questionnaireChanged: [409, '问卷刚刚更新过，请按新的题目核对后再提交'],
  answersFull: [429, '今天提交的人太多，请明天再试'],
  endPast: [422, '结束时间已过，发布后不会显示，请改为以后的时间；要停止显示，请使用“下线”'],
})
