import { defineErrors } from '../kernel/errors.ts'

export const servicesErrors = defineErrors('services', 128, {
  notFound: [404, '服务不存在或已下线'],
  unsuitable: [422, '有内容需要更正，请查看标出的项目'],
  notProvider: [403, '只有中介服务机构可以发布服务'],
  versionNotFound: [404, '没有这个版本'],
  lapsed: [409, '资质已过有效期，请先更新资质再提交或发布'],
})
