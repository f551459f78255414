/** Words of the personal centre's first page. */
export const trackCopy = {
  label: (title: string) => `${title}的进度`,
  application: ['填写', '提交', '审批', '授信', '签约', '放款'],
  any: ['填写', '受理', '办理', '办结'],
  states: { done: '已完成', now: '当前', next: '未到' },
} as const

export const comingCopy = {
  title: '接下来 60 天',
  none: '60 天内没有到期的事项。',
  yours: '等您处理，到期前办完',
  theirs: (org: string) => `${org}应在这天前办理`,
  platform: '平台',
  authorisation: (org: string) => `对${org}的授权到期`,
  authorisationText: '到期后机构不能再查询，需要时再授权',
  loan: (amount: string) => `归还本金 ${amount}`,
  policy: (name: string) => `“${name}”申报截止`,
  policyText: '按条件匹配到的政策',
  calendar: '加到日历',
  calendarFile: '陇企融-接下来60天',
  today: '今天',
  days: (days: number) => `${days} 天后`,
} as const

export const historyCopy = {
  title: '企业足迹',
  none: '您的申请、授信、放款和授权会按时间记在这里。',
  applied: (product: string) => `申请“${product}”`,
  later: (product: string, what: string) => `“${product}”${what}`,
  credited: '获得授信',
  signed: '已签约',
  disbursed: '已放款',
  settled: '已结清',
  rejected: '未通过',
  withdrawn: '已撤回',
  unused: '授信未使用',
  authorised: (org: string) => `授权${org}查询信用信息`,
  all: '全部申请',
} as const

export const overviewCopy = {
  drafts: '没写完的',
  goOn: '继续填写',
  messages: '最近消息',
  noMessages: '没有消息。',
  allMessages: '全部消息',
  unread: '未读',
  fitting: '适合您的产品',
  fittingBy: (amount: string, months: number) => `按 ${amount}、${months} 个月逐项核对`,
  change: '换金额、期限',
  noFitting: '没有各项条件都符合的产品，可以换个金额或期限看看。',
  cost: (cost: string) => `综合年化 ${cost}`,
  passed: (count: number) => `${count} 项条件都符合`,
  open: (count: number) => `另有 ${count} 项待确认`,
  consents: '谁能看您的数据',
  noConsents: '现在没有机构能看您的数据。',
  manage: '管理',
  until: (day: string) => `至 ${day}`,
} as const
