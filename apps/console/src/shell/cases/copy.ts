/** Texts of a move's dialog. */
export const moveCopy = {
  restored: '已恢复上次填写的内容。',
  discard: '放弃恢复的内容',
  next: '下一步',
  backToEdit: '返回修改',
  cancel: '取消',
  close: '关闭',
  optional: (label: string) => `${label}（选填）`,
  reason: '给企业的说明',
  reasonHelp: '用一句话说明原因。企业会看到。',
  reasonNamed: (names: string) => `请写明${names}。企业会看到。`,
  remedy: '怎样可以改变结果',
  decided: '决定的条件',
  retryHelp: '不选择时按拒绝原因推算；经营时间不足的，推算到企业满足要求的那一天。',
  figureMissing: '请填写数值，企业据此知道差多少',
  figureWrong: '请填写数字',
} as const

/** Texts of a case on the screen. */
export const caseCopy = {
  sealed: '企业在受理前已撤回',
  sealedHint: '按规则，企业信息、联系方式、材料和金额不再显示，只保留编号、产品和时间。',
  wayOn: {
    decided: '决定的条件',
    retry: '什么时候可以再试',
    retryFrom: (day: string) => `${day} 起可以再次申请`,
    passing: '符合这一条件的其他产品',
    guaranteed: '由担保公司担保可以申请的产品',
    cost: (percent: string) => `综合年化成本 ${percent} 起`,
  },
  notCertified: '企业认证通过审核后才能继续办理。',
  toCertification: '查看企业认证',
  timeline: '办理进度',
  rail: '办理环节',
  yours: '轮到您',
  railStates: { done: '，已完成', now: '，当前环节', next: '，尚未开始', ended: '，已结束' },
  railSince: ' 起',
  actions: '可以进行的操作',
  changed: (label: string, status: string) =>
    `这笔${label}刚刚被其他人处理过。现在的状态是“${status}”，页面已更新，请核对后再操作。`,
} as const

/** Texts of the way from one case of a list to the next. */
export const caseWalkCopy = {
  label: '列表中的前后业务',
  previous: '上一件',
  next: '下一件',
  place: (place: number, of: number) => `本页第 ${place} 件，共 ${of} 件`,
} as const

/** Texts of the lists of cases. */
export const caseListCopy = {
  status: '状态',
  allOpen: '全部在办',
  all: '全部状态',
  toggles: {
    open: '只看在办',
    overdue: '只看逾期',
    mine: '只看我受理的',
    unassigned: '只看未受理',
  },
  sort: '排序',
  sorts: {
    due: '按时限（逾期在前）',
    newest: '最新提交',
    amount: '金额从高到低',
    place: '按首次提交先后',
    ending: '快到期的在前',
  },
  more: (total: number) => `${total}+`,
  clear: '清除筛选',
  keys: '键盘：',
  keysNext: '下一条',
  keysBefore: '上一条',
  keysOpen: '打开',
  amount: '金额 / 期限',
  submitted: '提交',
} as const

/** What an enterprise authorised for a case. */
export const caseCreditCopy = {
  parts: '页面内容',
  work: '业务办理',
  title: '企业信用信息',
  none: '这笔业务还没有企业的信用授权。',
  scope: '授权范围',
  validTo: '有效期至',
  rejectReason: '不同意的原因',
  file: '打开信用档案',
  profile: '查看信用画像',
  topics: (count: number) => `按主题打开（${count} 项）`,
  ask: '向企业申请信用授权',
  note: '仅限办理本笔业务，每次查看都有记录，企业可以看到。',
} as const
