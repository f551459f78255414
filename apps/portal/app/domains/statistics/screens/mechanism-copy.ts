/** Texts of the second screen. */
export const mechanismCopy = {
  flow: {
    title: '从申请到放款',
    label: (unit: string) => `从申请到放款的流向，每条线 ${unit} 笔`,
    strand: (unit: string) => `一线 ${unit} 笔`,
    definition:
      '本年内提交的申请，按目前走到的最远一步计；没有走到下一步的，按停在哪里或怎样结束列出。每一步等于下一步与其去向之和，百分比的分母为上一步。金额：提交和受理为申请金额，授信为授信额度，放款为实际放款。改投其他机构的只按最后一次计一笔。少于 3 家企业的、或可由合计推出的不公开，画作一线。',
    columns: ['环节', '笔数', '占上一步'],
    of: (step: string, rest: string) => `${step}后：${rest}`,
    none: '今年还没有申请',
  },
  open: {
    label: '在办',
    definition: '已提交、还有人要办的事项：融资申请、需求、填报、开户、咨询等各类案件之和。',
  },
  late: { label: '▲ 超时', definition: '当前一步已过时限，且没有停钟的事项。' },
  today: { label: '◆ 今天到期', definition: '当前一步的时限在今天之内，且尚未超过的事项。' },
  clocks: {
    title: '每一件，离时限还有多远',
    definition:
      '各类在办事项按距当前时限的天数排列，每一竖为若干件；右侧为已超时。等企业补充或没有时限的不在线上，列于“停钟”。机构的名称和明细只对有权查看的人员在驾驶舱中显示。',
    label: '各类在办事项距时限的天数',
    tick: (unit: string) => `一竖 ${unit} 件`,
    days: (days: number) => `还有 ${days} 天`,
    due: '时限',
    over: '▲ 超时',
    columns: ['事项', '在办', '等机构或平台', '等企业', '停钟', '今天到期', '超时'],
    none: '现在没有在办事项',
  },
  rate: {
    accepted: (value: string) => `按时受理 ${value}%`,
    decided: (value: string) => `决定用时中位 ${value} 个工作日`,
    satisfied: (value: string) => `融资满足率 ${value}%`,
  },
} as const
