/** Where sealed values are kept, by the table; `apps/server/src/sealed/sealed-columns.ts` says in which columns. */
export const SEALED_HOLDERS = [
  { code: 'account', name: '账号的手机号' },
  { code: 'second_factor', name: '两步验证密钥' },
  { code: 'verify_ticket', name: '短信验证凭证' },
  { code: 'form_draft', name: '表单草稿' },
  { code: 'personal_export', name: '个人信息副本' },
  { code: 'enterprise', name: '企业认证资料' },
  { code: 'product_application', name: '产品申请' },
  { code: 'financing_need', name: '融资需求' },
  { code: 'need_response', name: '融资需求响应' },
  { code: 'demand_report', name: '需求填报' },
  { code: 'report_import', name: '批量代填名单' },
  { code: 'account_opening', name: '开户预约' },
  { code: 'bank_account', name: '银行账户' },
  { code: 'lease_need', name: '租赁需求' },
  { code: 'lease_response', name: '租赁需求响应' },
  { code: 'equity_project', name: '股权项目' },
  { code: 'equity_interest', name: '股权投资意向' },
  { code: 'stock_application', name: '挂牌申请' },
  { code: 'service_enquiry', name: '服务询价' },
  { code: 'advisory_question', name: '咨询' },
  { code: 'credit_objection', name: '信用异议' },
  { code: 'oversight_letter', name: '督办函' },
  { code: 'activity_sign_up', name: '活动报名' },
  { code: 'valuation', name: '房产估值' },
  { code: 'tax_licence', name: '税务授权' },
  { code: 'credit_report', name: '信用报告' },
  { code: 'webhook', name: '事件通知地址的密钥' },
  { code: 'file', name: '营业执照和授权书文件' },
] as const

export type SealedHolder = (typeof SEALED_HOLDERS)[number]['code']

/** What was made with a key and cannot be made anew by the platform, and why; an old key holds it until it is given up. */
export const KEY_BINDINGS = [
  {
    code: 'auditSeal',
    name: '审计日志的封印',
    reason:
      '每个封印须用当时的密钥核对，改写封印会使日志失去证明力。移除旧密钥后，旧封印无法核对；日志内容仍可逐行核验。请将旧密钥离线保存，核验旧日志时再用。',
  },
  {
    code: 'recoveryCode',
    name: '两步验证的恢复码',
    reason:
      '平台只存恢复码的密钥摘要，恢复码由本人保管，平台无法代为更换。移除旧密钥后，换钥前领取的恢复码失效，本人登录后可重新生成。',
  },
  {
    code: 'credentialKey',
    name: '授权凭证的签名密钥',
    reason:
      '签名密钥由字段密钥派生。移除旧密钥后，不再公布旧的验证公钥，换钥前导出的凭证须用事先留存的公钥验证，或重新导出。',
  },
] as const

export type KeyBinding = (typeof KEY_BINDINGS)[number]['code']
