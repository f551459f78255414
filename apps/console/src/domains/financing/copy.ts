/** Texts of financing needs for the enterprise and the authority. */
export const copy = {
  demandNo: '需求单号',
  submitted: '新建时间',
  published: '发布时间',
  facts: '需求内容',
  files: '附件',
  company: '企业',
  contact: '联系人',
  area: '用款地区',
  industry: '用款所属行业',
  slots: '名额',
  slotsOf: (free: number, all: number) => `共 ${all} 家，剩余 ${free} 家`,
  masked: '列表中隐去企业名称',
  shown: '列表中公开企业名称',
  untitled: '（未命名草稿）',
  rate: (rate: string) => `不高于 ${rate}`,
  refusal: { title: '未成的原因', reason: '原因', found: '说明', change: '怎样可以改变结果' },
  current: {
    PUBLISHED: '等待机构响应并联系企业',
    CONTACTED: '机构正在与企业对接',
    OFFLINE: '已下线，等待企业重新上线或撤回',
    CREDITED: '等待放款',
    DISBURSED: '等待办结',
  },
  until: (moment: string) => `${moment} 前对接`,
} as const

export const mineCopy = {
  title: '我的融资需求',
  label: '融资需求列表',
  keyword: '需求名称或单号',
  publish: '发布需求',
  validTo: '有效期至',
  empty: '没有符合条件的融资需求',
  emptyHint: '把需要的资金写成一条需求，符合条件的机构会来响应；没写完的草稿也保存在这里。',
  back: '返回我的融资需求',
  edit: '继续填写',
  change: '修改需求',
  copy: '复制为新需求',
  remove: '删除草稿',
  removeQuestion: '删除这份草稿？删除后不能恢复。',
  keep: '不删除',
  removed: '草稿已删除',
  draftHint: '这是草稿，只有本企业能看到。填写完整后可以发布。',
  moves: {
    unlist: {
      ok: '确认下线',
      warning: '下线后公开列表不再显示，机构不能响应；有效期内可以重新上线。',
      done: '需求已下线',
    },
    relist: {
      ok: '确认上线',
      warning: '重新上线后机构可以响应，对接时限重新计算。',
      done: '需求已重新上线',
    },
    withdraw: {
      ok: '确认撤回',
      warning: '撤回后机构不能再查看您的联系方式和附件，撤回不能恢复。仍有需要时可以复制为新需求。',
      done: '需求已撤回',
    },
  },
} as const

export const officeCopy = {
  title: '融资需求',
  label: '本地区融资需求列表',
  keyword: '需求名称、用途或单号',
  due: '对接时限',
  company: '企业',
  sealed: '企业已撤回',
  empty: '没有符合条件的融资需求',
  emptyHint: '可以清除筛选条件；本地区有企业发布融资需求时，这里会显示并发送消息提醒。',
  back: '返回融资需求',
  pageTitle: (demandNo: string) => `融资需求 ${demandNo}`,
  noActions: '当前没有需要您处理的操作。',
  moves: {
    unmatch: {
      ok: '确认未匹配',
      warning: '确认后需求结束，不能恢复。企业会看到原因和建议，公开列表不再显示。',
      done: '已确认未匹配',
    },
    reject: {
      ok: '确认驳回',
      warning: '驳回后需求结束，不能恢复。企业会看到原因和建议，公开列表不再显示。',
      done: '需求已驳回',
    },
  },
} as const
