/** Texts of interests in equity projects that both sides read. */
export const copy = {
  interestNo: '对接单号',
  project: '项目',
  projectNo: '项目单号',
  company: '企业',
  org: '机构',
  orgPhone: '机构电话',
  officer: '经办人',
  officerPhone: '经办人电话',
  area: '项目地区',
  band: '融资金额区间',
  stage: '融资轮次',
  industry: '所属行业',
  reason: '机构的对接说明',
  asked: '提出时间',
  consented: '同意时间',
  yes: '是',
  no: '否',
  teaser: '公开信息',
  opened: '企业信息',
  closed: '企业同意对接后，这里显示企业名称、联系人、融资方案和资料室文件；企业可以随时撤销同意。',
  contact: '联系人',
  ended: { title: '终止原因', reason: '原因', found: '说明', change: '怎样可以改变结果' },
  current: {
    ASKED: '等待企业答复',
    CONSENTED: '企业已同意，等待机构联系',
  },
  until: (moment: string) => `${moment} 前答复`,
} as const

export const poolCopy = {
  title: '股权融资项目库',
  label: '可对接的股权融资项目列表',
  keyword: '项目名称',
  empty: '没有符合条件的股权融资项目',
  emptyHint: '可以清除筛选条件；企业的项目审核通过后显示在这里。',
  published: '发布时间',
  anyStage: '全部轮次',
  anyIndustry: '全部行业',
  anyBand: '全部金额',
  anyArea: '全部地区',
  action: '操作',
  ask: '表达意向',
  open: '查看对接',
  askTitle: '表达对接意向',
  askHint: '企业会看到贵机构名称、经办人和这段说明。企业同意之前，贵机构看不到企业名称、联系方式和资料。',
  asked: '意向已送达企业',
} as const

export const deskCopy = {
  title: '项目对接',
  label: '项目对接列表',
  keyword: '项目名称或单号',
  empty: '没有符合条件的项目对接',
  emptyHint: '在股权融资项目库里对项目表达意向后，对接显示在这里。',
  toPool: '打开项目库',
  masked: '企业同意后可见',
  back: '返回项目对接',
  pageTitle: (interestNo: string) => `项目对接 ${interestNo}`,
  noActions: '现在没有需要贵机构处理的操作。',
  moves: {
    stepOut: {
      ok: '确认不再对接',
      warning: '对接随即结束，企业信息关闭。企业会看到原因和建议。',
      done: '对接已结束',
    },
  },
} as const

export const ownCopy = {
  back: '返回项目',
  pageTitle: (orgName: string) => `${orgName}的对接`,
  noActions: '现在没有需要贵企业处理的操作。',
  panel: '机构对接',
  panelIntro: '逐家决定是否同意。同意以前，机构只看到公开信息；同意以后可以随时撤销。',
  none: '还没有机构表达意向。项目发布后，有机构希望对接时会发送消息。',
  consent: {
    title: '同意对接',
    ok: '同意并开放',
    agree: '已阅读并同意',
    warning: '确认后，这家机构立即可以看到企业名称、联系方式、融资方案和资料室文件。可以随时撤销。',
    done: '已同意对接',
  },
  moves: {
    consent: { ok: '同意并开放', warning: '', done: '已同意对接' },
    decline: {
      ok: '确认不同意',
      warning: '机构会收到通知，不能就本项目再次提出。',
      done: '已答复机构',
    },
    revoke: {
      ok: '确认撤销',
      warning: '机构立即看不到企业名称、联系方式、融资方案和资料室文件，对接结束，不能就本项目再次提出。',
      done: '同意已撤销',
    },
  },
} as const

export const roomCopy = {
  title: '资料室',
  intro: '文件打开时加上贵机构名称、查看人和时间的水印；每次查看都会告知企业。',
  none: '企业没有上传文件',
  open: (name: string) => `查看 ${name}（带水印）`,
  log: '资料室查看记录',
  org: '机构',
  viewer: '查看人',
  file: '文件',
  at: '查看时间',
  noViews: '还没有机构查看文件',
  noViewsHint: '您同意对接的机构每次打开文件，都会在这里留下记录。',
} as const
