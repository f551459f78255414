import { defineErrors } from '../kernel/errors.ts'

export const policiesErrors = defineErrors('policies', 113, {
  notFound: [404, '政策不存在或已下线'],
  unsuitable: [422, '有内容需要更正，请查看标出的项目'],
  timePast: [422, '发布时间已过，请改为将来的时间，或清空后立即发布'],
  versionNotFound: [404, '没有这个版本'],
})
