import { CONTRADICTION_DAYS } from '@lqr/contract/credit/contradictions.ts'

/** The company's file of credit information. */
export const fileCopy = {
  title: '我的信用档案',
  heldTitle: (name: string) => `信用信息：${name}`,
  heldShort: '企业信用信息',
  intro:
    '您的企业在登记、司法、税务、缴费等来源中的信息，按主题列出。打开主题时才读取明细；机构须经您授权才能查看，每次查看都有记录。',
  heldIntro: '仅显示企业授权范围内的主题。每次打开都会记录，企业可以看到谁在何时查看了什么。',
  graph: '查看关联图谱',
  toFile: '返回信用档案',
  demonstration: '演示数据',
  stale: '来源暂时不可用，以下为上次读取的内容',
  completeness: '信息完整度',
  completenessHint: '没有数据只降低完整度，不作为不利判断。',
  scannedAt: '总览读取时间',
  source: '来源',
  lastVisit: '上次查看',
  firstVisit: '第一次查看',
  isNew: '有变化',
  isNewItem: '新增',
  closed: '未授权',
  unknown: '暂无法获取',
  none: '无记录',
  count: (count: number) => `${count} 条`,
  newest: (day: string) => `最新 ${day}`,
  notCertified: '完成企业认证后可以查看信用档案',
  notCertifiedHint: '认证后按统一社会信用代码读取登记、司法、税务等信息。',
  toCertify: '去认证',
} as const

export const contradictionCopy = {
  title: '有信息不一致，请核对',
  intro: `企业认证与登记信息不一致。请在提示日期前更正其中一处；发现满 ${CONTRADICTION_DAYS} 日仍不一致的，被授权机构会看到提示。`,
  heldIntro: '企业认证与登记信息不一致，请向企业核实。',
  field: '项目',
  certified: '企业认证',
  registry: '登记信息',
  openFrom: '向机构提示',
  mendCertified: '认证内容已过时：更新企业认证',
  mendRegistry: '登记内容有误：向登记机关申请更正，更正后会自动读取',
} as const

export const itemCopy = {
  empty: '没有记录',
  emptyHint: '来源中没有这一主题的信息。没有数据不作为不利判断。',
  dataDate: '数据日期',
  fetchedAt: '读取时间',
  itemClass: '失信类别',
  publishedOn: '认定日期',
  publishedUntil: '公示截止日',
  untilHint: (day: string) => `${day}（当日起不再展示）`,
  item: (index: number) => `第 ${index} 条`,
  list: (topic: string) => `${topic}列表`,
} as const

export const repairCopy = {
  title: '怎样修复',
  open: '现在可以申请提前停止公示',
  notYet: (day: string) => `${day} 起可以申请提前停止公示`,
  papers: '需要的材料',
  steps: '步骤',
  fee: '费用',
  free: '不收取任何费用',
  site: '申请网站',
  ends: (day: string) => `不申请的，${day} 起自动停止公示`,
} as const

export const graphCopy = {
  title: '关联图谱',
  intro:
    '股东、实际控制人、投资、任职和分支机构。选中一个节点可以展开它的上下级；选两个节点可以查找它们之间的联系。',
  picture: '图',
  table: '表',
  view: '显示方式',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '还原',
  search: '查找节点',
  pathFrom: '起点',
  pathTo: '终点',
  path: '两个节点之间的联系',
  pathFound: (names: readonly string[]) => `联系：${names.join(' → ')}`,
  pathNone: '这两个节点之间没有联系',
  nodes: (count: number) => `${count} 个节点`,
  capped: '超出上限，部分节点未列出（最多 10 层、500 个节点）',
  cycle: '循环持股',
  expand: (name: string, hidden: number) => `${name}，还有 ${hidden} 个关联未展开，按回车展开`,
  node: (kind: string, name: string) => `${kind} ${name}`,
  more: (hidden: number) => `+${hidden}`,
  from: '起点',
  relation: '关系',
  to: '终点',
  share: '比例',
  detail: '说明',
  none: '没有与关键词相符的节点',
} as const
