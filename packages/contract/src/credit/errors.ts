import { defineErrors } from '../kernel/errors.ts'

export const creditErrors = defineErrors('credit', 110, {
  notFound: [404, '授权不存在'],
  notRevocable: [409, '该授权已失效，无需撤销'],
  notAuthorised: [403, '企业的授权已撤销或到期，不能查看'],
  notGranted: [403, '企业没有授权本机构查看这些信息，可以在办理的业务中申请授权'],
  requestPending: [403, '授权申请正在等待企业确认，确认后才能查看'],
  requestRejected: [403, '企业没有同意授权申请，不能查看'],
  revoked: [403, '企业已撤销授权，不能再查看'],
  expired: [403, '授权已到期，需要时可以重新申请'],
  outOfScope: [403, '这项信息不在企业授权的范围内'],
  otherPurpose: [403, '企业的授权是为另一笔业务给出的，不能用于这笔业务'],
  roleNotCovered: [403, '您的岗位不能查看企业的信用信息'],
  caseNotFound: [404, '没有找到本机构正在办理的这笔业务'],
  alreadyRequested: [409, '这笔业务已有待企业确认的授权申请'],
  alreadyGranted: [409, '企业在这笔业务中已授权这些信息，无需再申请'],
  notRequested: [409, '这份授权申请已处理或已过期，请刷新后查看'],
  letterChanged: [409, '授权书已更新，请刷新后重新阅读'],
  notACredential: [409, '授权还没有生效过，没有可以导出的凭证'],
  sourceUnavailable: [502, '信用信息来源暂时不可用，请稍后重试；已经读取过的信息不受影响'],
  companyNotFound: [404, '没有找到这家企业'],
  codeMissing: [409, '企业还没有统一社会信用代码，请先完成企业认证'],
})
