/** Account types (docs/product-rules.md, Account types and roles): the value of `userSourceType`. */
export const accountTypes = [
  { code: '1', name: '平台运营' },
  { code: '2', name: '政府部门' },
  { code: '3', name: '金融机构' },
  { code: '4', name: '中介机构' },
  { code: '5', name: '股权机构' },
  { code: '7', name: '企业' },
  { code: '17', name: '企业（统一身份或平台代注册）' },
] as const

export type UserSourceType = (typeof accountTypes)[number]['code']

export const roles = [
  { code: 'enterprise', name: '企业用户' },
  { code: 'financeOfficer', name: '金融机构受理岗' },
  { code: 'financeManager', name: '金融机构审批岗' },
  { code: 'financeProduct', name: '金融机构产品岗' },
  { code: 'financeEquity', name: '股权机构人员' },
  { code: 'agency', name: '中介机构人员' },
  { code: 'govViewer', name: '政府查看' },
  { code: 'contentEditor', name: '地区内容编辑' },
  { code: 'operator', name: '平台运营' },
  { code: 'admin', name: '平台管理员' },
] as const

export type Role = (typeof roles)[number]['code']

/** The role a client assumes when the server returns none (specification 4). It opens nothing. */
export const ROLE_DEFAULT = 'ROLE_DEFAULT'

/**
 * Who may reach a call at all; row rules come after, in the server's `*.access.ts`.
 * `editor` is an operator, or whoever edits what the public reads in an area and below.
 * `enterprise` means certified (certiFlg 3); `enterprise:any` admits every certification state. The `service:` kinds are
 * outside systems with a credential of their own (X-Service-Credential), never a person.
 */
export type AccessKind =
  | 'portal'
  | 'enterprise'
  | 'enterprise:any'
  | 'institution'
  | 'government'
  | 'editor'
  | 'operator'
  | 'admin'
  | ServiceKind

/** What an outside system may be trusted with: to exchange hand-over tickets, or to register enterprises. */
export type ServiceKind = 'service:handOver' | 'service:register'

/** `public`, one kind, or several of which one must hold. */
export type Access = 'public' | AccessKind | readonly AccessKind[]

/** 中文 name of an access kind, for OpenAPI and the documentation page. */
export const accessNames: Record<'public' | AccessKind, string> = {
  public: '公开',
  portal: '任何已登录用户',
  enterprise: '已认证企业',
  'enterprise:any': '企业（不限认证状态）',
  institution: '机构',
  government: '政府',
  editor: '内容编辑（平台运营或地区）',
  operator: '平台运营',
  admin: '平台管理员',
  'service:handOver': '持服务凭据的外部管理门户',
  'service:register': '持服务凭据的代注册系统',
}
