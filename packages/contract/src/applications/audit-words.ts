/** What the audit log says of product applications. */
export const applicationsAuditActions = [
  { code: 'submit-application', name: '提交申请' },
  { code: 'accept-application', name: '受理申请' },
  { code: 'review-application', name: '开始审批申请' },
  { code: 'supplement-application', name: '要求补充申请材料' },
  { code: 'supply-application', name: '补充申请材料' },
  { code: 'reject-application', name: '拒绝申请' },
  { code: 'credit-application', name: '申请授信' },
  { code: 'sign-application', name: '申请签约' },
  { code: 'disburse-application', name: '申请放款' },
  { code: 'settle-application', name: '申请结清' },
  { code: 'withdraw-application', name: '撤回申请' },
  { code: 'transfer-application', name: '改投其他机构' },
  { code: 'expire-application', name: '申请超时关闭' },
  { code: 'reschedule-application', name: '申请办理时限调整' },
  { code: 'succeed-application', name: '承接机构继续办理申请' },
  { code: 'correct-first-loan', name: '更正首贷' },
] as const

export const applicationsAuditEntities = [
  { code: 'product_application', name: '产品申请' },
  { code: 'application_event', name: '申请办理记录' },
] as const
