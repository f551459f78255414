/** Objections to credit information, on every side. */
export const objectionCopy = {
  pageTitle: (no: string) => (no ? `异议 ${no}` : '信用信息异议'),
  columns: {
    topic: '信息',
    reason: '异议类型',
    company: '企业',
    due: '答复时限',
    number: '异议单号',
  },
  item: '有异议的条目',
  shown: '展示情况',
  isShown: '仍在展示',
  notShown: '已不再展示',
  objection: '异议内容',
  outcome: '办理结果',
  current: { SUBMITTED: '等待受理和核查', TAKEN: '等待书面答复' },
  mine: {
    title: '我的信用信息异议',
    label: '我的异议列表',
    keyword: '信息名称或异议单号',
    empty: '还没有提出过异议',
    emptyHint: '在“我的信用档案”中打开一个主题，可以对有误的条目提出异议，20 日内书面答复。',
    back: '返回我的异议',
    toFile: '查看信用档案',
  },
  office: {
    title: '信用信息异议',
    label: '异议列表',
    keyword: '企业、信息名称或异议单号',
    empty: '没有符合条件的异议',
    emptyHint: '可以清除筛选条件；有新的异议时，这里会显示并发送消息提醒。',
    back: '返回异议列表',
    noActions: '当前没有需要处理的操作。',
  },
  moves: {
    withdraw: {
      ok: '确认撤回',
      warning: '撤回后条目旁不再标注异议；需要时可以重新提出。',
      done: '异议已撤回',
    },
    take: { ok: '确认受理', warning: '受理后由您在时限内核查并书面答复。', done: '已受理' },
    uphold: {
      ok: '确认更正',
      warning: '更正内容将显示在该条目旁，企业和被授权机构都能看到，提交后不能修改。',
      done: '已更正并通知企业',
    },
    dismiss: {
      ok: '发送答复',
      warning: '答复将显示在该条目旁，企业和被授权机构都能看到，提交后不能修改。',
      done: '已答复企业',
    },
  },
} as const

/** Objecting to an item, and what stands beside it. */
export const markCopy = {
  button: '提出异议',
  buttonOf: (item: string) => `对${item}提出异议`,
  title: '提出异议',
  hint: '提交后，条目旁会标注“异议处理中”，您和被授权查看的机构都能看到；平台在 20 日内核查并书面答复。',
  choose: '请选择',
  files: '证明材料（选填）',
  submit: '提交异议',
  done: '异议已提交，条目已标注异议处理中',
  list: '异议标注',
  open: (day: string) => `企业于 ${day} 对这一条目提出异议，正在核查，请结合核实情况使用。`,
  corrected: '更正内容',
  kept: '答复',
  decided: (day: string) => `${day} 办结`,
  changed: '提出异议后，来源更新过这一条目。',
  details: '查看我的异议',
} as const
