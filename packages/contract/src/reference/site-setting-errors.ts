import { defineErrors } from '../kernel/errors.ts'

export const siteSettingErrors = defineErrors('siteSetting', 129, {
  notFound: [404, '设置不存在'],
  unsuitable: [422, '有内容需要更正，请查看标出的项目'],
  versionNotFound: [404, '没有这个版本'],
})
