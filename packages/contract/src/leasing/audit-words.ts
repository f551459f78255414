/** What the audit log says of lease needs and their answers. */
export const leasingAuditActions = [
  { code: 'submit-lease', name: '提交租赁需求' },
  { code: 'accept-lease', name: '接洽租赁需求' },
  { code: 'offer-lease', name: '租赁报价' },
  { code: 'agree-lease', name: '接受租赁报价' },
  { code: 'sign-lease', name: '租赁签约' },
  { code: 'close-lease', name: '租赁办结' },
  { code: 'decline-lease', name: '不承接租赁需求' },
  { code: 'withdraw-lease', name: '撤回租赁需求' },
  { code: 'expire-lease', name: '租赁需求超时关闭' },
  { code: 'lose-lease', name: '他家已签约，自动关闭' },
  { code: 'reschedule-lease', name: '租赁接洽时限调整' },
  { code: 'succeed-lease', name: '承接机构继续办理租赁需求' },
  { code: 'settle-lease-need', name: '租赁需求状态变化' },
] as const

export const leasingAuditEntities = [
  { code: 'lease_need', name: '租赁需求' },
  { code: 'lease_response', name: '租赁需求答复' },
  { code: 'lease_event', name: '租赁办理记录' },
] as const
