import { defineErrors } from '../kernel/errors.ts'

export const servicesErrors = defineErrors('services', 128, {
  notFound: [404, '服务不存在或已下线'],
  unsuitable: [422, '有内容需要更正，请查看标出的项目'],
  notProvider: [403, '只有中介服务机构可以发布服务'],
  versionNotFound: [404, '没有这个版本'],
  enquiryNotFound: [404, '询价不存在'],
  illegalMove: [409, '询价状态已变化，当前不能进行此操作，请刷新后查看'],
  staleVersion: [409, '询价已被更新，请查看最新内容后再操作'],
  enquiryUnderway: [409, '这项服务已有一件在办的询价，请在“我的服务询价”中查看'],
  lapsed: [409, '资质已过有效期，请先更新资质再提交或发布'],
})
