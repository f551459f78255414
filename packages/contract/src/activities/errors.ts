import { defineErrors } from '../kernel/errors.ts'

export const activityErrors = defineErrors('activity', 125, {
  notFound: [404, '活动不存在或已取消'],
  unsuitable: [422, '有内容需要更正，请查看标出的项目'],
  timePast: [422, '定时发布的时间已经过去，请改为将来的时间，或不填以立即发布'],
  versionNotFound: [404, '没有这个版本'],
  pictureNotFound: [404, '正文中的图片不存在，请重新上传'],
  closed: [409, '报名已经截止'],
  notForYou: [403, '您的账号类型不能报名这次活动，请看“报名对象”'],
  tooMany: [422, '超过每次报名的人数'],
  noRoom: [409, '剩余名额不够，人数没有改变'],
  notSigned: [404, '您没有报名这次活动'],
  begun: [409, '活动已经开始，不能再修改或取消'],
  ticketNotFound: [404, '没有这个票号，请核对后再输入'],
  otherActivity: [409, '这张票不是本次活动的'],
  isWaiting: [409, '这张票还在候补，没有名额'],
  alreadyIn: [409, '这张票已经签到'],
  notIn: [409, '这张票还没有签到'],
  cameIn: [409, '您已经签到，不能再取消报名'],
  startPast: [422, '开始时间已过，发布后没有人能报名，请先改为以后的时间'],
})
