/** Texts of equity projects for the enterprise and the authority. */
export const copy = {
  projectNo: '项目单号',
  untitled: '（未命名草稿）',
  sealed: '企业已撤回',
  facts: '项目内容',
  files: '材料',
  others: '其他材料',
  company: '企业',
  contact: '联系人',
  area: '项目地区',
  published: '发布时间',
  wanted: '意向机构',
  shown: '公开页面显示企业名称',
  masked: '公开页面隐去企业名称',
  yes: '是',
  no: '否',
  publicNote:
    '公开页面只显示项目名称、行业、轮次、地区和金额区间；金额、股权比例、简介、附件和联系方式不公开。',
  failed: '结束原因',
  refusal: { title: '驳回原因', reason: '原因', found: '说明', change: '怎样可以改变结果' },
  current: {
    SUBMITTED: '等待主管方审核',
    PUBLISHED: '已公开简要信息',
    APPOINTED: '与机构约谈中',
    ROADSHOW: '已参加路演，等待机构对接',
    DUE_DILIGENCE: '机构正在尽职调查',
    OFFLINE: '已下线，等待企业重新上线或撤回',
  },
  until: (moment: string) => `${moment} 前审核`,
} as const

export const mineCopy = {
  title: '我的股权融资项目',
  label: '股权融资项目列表',
  keyword: '项目名称或单号',
  add: '创建项目',
  empty: '没有符合条件的股权融资项目',
  emptyHint:
    '创建项目并通过审核后，投资机构可以在公开页面看到其行业、轮次、地区和金额区间；没写完的草稿也保存在这里。',
  back: '返回我的股权融资项目',
  edit: '继续填写',
  copyOf: '复制为新项目',
  remove: '删除草稿',
  removeQuestion: '删除这份草稿？删除后不能恢复。',
  keep: '不删除',
  removed: '草稿已删除',
  draftHint: '这是草稿，只有本企业能看到。填写完整后可以提交审核。',
  moves: {
    unlist: {
      ok: '确认下线',
      warning: '下线后公开页面不再显示，已报名的路演随之退出；随时可以重新上线。',
      done: '项目已下线',
    },
    relist: { ok: '确认上线', warning: '内容没有变化，重新上线后立即公开。', done: '项目已重新上线' },
    fail: {
      ok: '确认结束',
      warning: '项目随即结束，不能恢复；机构的对接自动终止，公开页面不再显示。',
      done: '项目已结束',
    },
    withdraw: {
      ok: '确认撤回',
      warning: '撤回后公开页面不再显示，不能恢复。仍有需要时可以复制为新项目。',
      done: '项目已撤回',
    },
  },
} as const

export const officeCopy = {
  title: '股权融资项目',
  label: '本地区股权融资项目列表',
  keyword: '项目名称或单号',
  due: '审核时限',
  empty: '没有符合条件的股权融资项目',
  emptyHint: '可以清除筛选条件；本地区有企业提交项目时，这里会显示并发送消息提醒。',
  back: '返回股权融资项目',
  pageTitle: (projectNo: string) => `股权融资项目 ${projectNo}`,
  moves: {
    publish: {
      ok: '确认通过',
      warning:
        '通过后公开页面立即显示项目名称、行业、轮次、地区和金额区间。请核对内容没有收益承诺，也没有联系方式。',
      done: '项目已发布',
    },
    reject: {
      ok: '确认驳回',
      warning: '驳回后项目结束，不能恢复。企业会看到原因和建议，公开页面不再显示。',
      done: '项目已驳回',
    },
  },
} as const
