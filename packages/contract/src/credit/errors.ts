import { defineErrors } from '../kernel/errors.ts'

export const creditErrors = defineErrors('credit', 110, {
  notFound: [404, '授权不存在'],
  notRevocable: [409, '该授权已失效，无需撤销'],
  notAuthorised: [403, '企业的授权已撤销或到期，不能查看'],
})
