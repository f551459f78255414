/** How soon a person is told. */
export const DELIVERIES = [
  { code: 'now', name: '即时提醒' },
  { code: 'digest', name: '每个工作日汇总一次' },
  { code: 'box', name: '不提醒，只存入消息' },
] as const

export type Delivery = (typeof DELIVERIES)[number]['code']

/** What nobody may miss. */
const FIXED_GROUP = {
  code: 'account',
  name: '账号、授权与平台通知',
  kinds: [
    'identity.',
    'credit.',
    'tax.',
    'oversight.letter.',
    'organisations.',
    'reference.',
    'messages.',
    'open.',
  ],
  isFixed: true,
} as const

/**
 * What messages are about, as a person sets how soon to be told. The first group with one of whose beginnings the kind of a message
 * starts is its group.
 */
export const MESSAGE_GROUPS = [
  { code: 'leasing', name: '融资租赁', kinds: ['products.lease-'], isFixed: false },
  { code: 'applications', name: '融资申请与产品', kinds: ['products.'], isFixed: false },
  { code: 'financing', name: '融资需求', kinds: ['financing.'], isFixed: false },
  { code: 'bankAccounts', name: '银行开户', kinds: ['bank-accounts.'], isFixed: false },
  { code: 'demandReports', name: '需求填报', kinds: ['demand-reports.'], isFixed: false },
  { code: 'equity', name: '股权与挂牌', kinds: ['equity.'], isFixed: false },
  { code: 'policies', name: '政策匹配', kinds: ['policies.'], isFixed: false },
  { code: 'advisory', name: '咨询提问', kinds: ['advisory.'], isFixed: false },
  { code: 'activities', name: '活动报名', kinds: ['activities.'], isFixed: false },
  { code: 'renewals', name: '贷款到期与续贷', kinds: ['oversight.renewal'], isFixed: false },
  { code: 'services', name: '中介服务', kinds: ['services.'], isFixed: false },
  { code: 'certification', name: '企业认证', kinds: ['certification.'], isFixed: false },
  FIXED_GROUP,
] as const

export type MessageGroup = (typeof MESSAGE_GROUPS)[number]['code']

/** The group of a kind of message (`<slug>.<what happened>`); the fixed one where no other is named. */
export function groupOfKind(kind: string): (typeof MESSAGE_GROUPS)[number] {
  const found = MESSAGE_GROUPS.find(({ kinds }) => kinds.some((beginning) => kind.startsWith(beginning)))
  return found ?? FIXED_GROUP
}
