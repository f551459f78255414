/** One declared error: its stable key and number, the HTTP status and the plain sentence for the person. */
export interface ErrorDef {
  readonly key: string
  readonly number: number
  readonly status: ErrorStatus
  readonly msg: string
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504 | 507

type Declared = Record<string, readonly [status: ErrorStatus, msg: string]>

/**
 * Declares the errors of a domain. `base` is the domain's range (docs/http-conventions.md, Envelope and errors),
 * the number of an error is base × 1000 + its place, so new errors are only ever appended.
 */
export function defineErrors<const T extends Declared>(
  slug: string,
  base: number,
  declared: T,
): { readonly [K in keyof T]: ErrorDef } {
  const entries = Object.entries(declared).map(([name, [status, msg]], index) => [
    name,
    { key: `${slug}.${name}`, number: base * 1000 + index + 1, status, msg },
  ])
  return Object.fromEntries(entries)
}

/** Errors any call may answer with. */
export const kernelErrors = defineErrors('kernel', 101, {
  invalidInput: [422, '提交的内容有误，请按提示修改后重试'],
  malformed: [400, '请求格式不正确'],
  signedOut: [401, '登录已失效，请重新登录'],
  forbidden: [403, '您没有权限进行此操作'],
  notFound: [404, '您访问的内容不存在或已被移除'],
  conflict: [409, '内容已被其他人更新，请刷新后重试'],
  idempotencyConflict: [409, '该提交编号已用于其他内容，请刷新页面后重新提交'],
  tooLarge: [413, '提交的内容过大'],
  unsupportedType: [415, '不支持的内容类型'],
  tooMany: [429, '操作过于频繁，请稍后再试'],
  internal: [500, '系统开小差了，请稍后重试'],
  upstream: [502, '外部服务暂时不可用，请稍后重试'],
  unavailable: [503, '服务暂时不可用，请稍后重试'],
  timeout: [504, '处理超时，请稍后重试'],
  notCertified: [403, '请先完成企业认证'],
  mustResetPassword: [403, '首次登录请先重置初始密码'],
  tooManyLoads: [503, '当前访问人数较多，请稍后重试'],
  secondFactorNeeded: [403, '请先输入动态口令完成登录'],
  mustEnrolSecondFactor: [403, '请先绑定动态口令'],
  serviceUnknown: [401, '服务凭据无效'],
  mustConsent: [403, '请先阅读并同意平台用户服务及授权协议'],
  storageFull: [507, '服务器存储空间不足，这次没有保存。您填写的内容还在，请稍后重试'],
  notWritable: [503, '服务器暂时不能保存。您填写的内容还在，请稍后重试'],
  otherEntrance: [403, '此次登录的入口不能进行这项操作，请从管理门户（企业从门户）登录后再试'],
  scopeMissing: [403, '访问令牌没有这项权限，请由机构审批岗检查接口密钥的权限'],
  connectorOff: [503, '这项外部服务已停用，您填写的内容还在，请稍后再试'],
  otherAccount: [
    409,
    '此浏览器已改用其他账号登录，这次操作没有进行。请用原来的账号重新登录后继续，或刷新页面',
  ],
  caseArchived: [409, '此件办结已满十年，按规定移入档案，内容不再变动；确需说明的，请联系平台运营人员'],
})
