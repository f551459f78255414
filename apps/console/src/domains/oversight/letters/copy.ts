import { MOST_LETTER_CASES } from '@lqr/contract/oversight/letter-case.ts'

/** Letters to institutions, on both sides. */
export const letterCopy = {
  pageTitle: (number: string) => (number ? `督办函 ${number}` : '督办函'),
  columns: {
    subject: '事由',
    org: '机构',
    area: '发函地区',
    due: '答复时限',
    cases: '涉及业务',
    number: '文号',
  },
  done: (done: number, gone: number, all: number) =>
    `${done} / ${all} 已办理${gone > 0 ? `，${gone} 件未办理已终结` : ''}`,
  content: '督办内容',
  subjects: '涉及业务',
  open: '待机构办理',
  handled: '机构已办理',
  gone: (leftAs: string | null) => (leftAs === null ? '不再由该机构办理' : `机构未办理，${leftAs}`),
  companies: '企业',
  sealed: '名称不再显示',
  thenDue: '当时的时限',
  state: '办理情况',
  caseNumber: '编号',
  kind: '业务',
  answer: '机构答复',
  returned: '上次答复被退回',
  print: '打印件（PDF）',
  current: { SENT: '等待机构答复', ANSWERED: '等待发函方核对' },
  office: {
    title: '督办函',
    label: '督办函列表',
    keyword: '文号、事由或机构',
    empty: '还没有督办函',
    emptyHint: '在“今天先办这些”中，可以就机构超时的业务发出督办函。',
    back: '返回督办函',
    noActions: '当前没有需要处理的操作。',
    toToday: '今天先办这些',
  },
  desk: {
    title: '收到的督办函',
    label: '督办函列表',
    keyword: '文号或事由',
    empty: '没有收到督办函',
    emptyHint: '政府主管部门就超时业务发函时，这里会显示并发送消息提醒。',
    back: '返回督办函',
    noActions: '当前没有需要处理的操作。',
  },
  moves: {
    answer: {
      ok: '发送答复',
      warning: '答复发送后不能修改；发函方核对后销号，或退回重办。',
      done: '已答复发函方',
    },
    remind: { ok: '催办', warning: '机构将再次收到提醒，答复时限不变。', done: '已催办' },
    giveBack: { ok: '退回', warning: '退回后时限重新计算，机构须重新答复。', done: '已退回机构重办' },
    close: { ok: '销号', warning: '销号后本函办结，不能恢复。', done: '已销号' },
    cancel: { ok: '撤销', warning: '撤销后机构无需答复，本函不能恢复。', done: '已撤销' },
  },
} as const

/** Writing a letter. */
export const writeCopy = {
  button: '发督办函',
  buttonOf: (org: string) => `发督办函给${org}`,
  title: (org: string) => `致 ${org}`,
  cases: '涉及业务',
  casesHint: (left: number) =>
    left > 0
      ? `列出超时最久的 ${MOST_LETTER_CASES} 件，已有在办督办函的不再列入；其余 ${left} 件请在本函发出后另函督办。`
      : '默认选中该机构在本地区的全部超时业务；已有在办督办函的不再列入。',
  none: '该机构的超时业务都已有在办督办函',
  gone: (numbers: readonly string[]) =>
    `${numbers.join('、')} 已不在名单中（机构已办理、业务已转走，或已有在办督办函），已从本函去掉。请核对督办内容，其余的可以直接发出。`,
  late: (days: number) => `超时 ${days} 天`,
  subject: (count: number) => `关于 ${count} 件业务超过承诺时限未办理`,
  content: '请立即办理所列业务，逐件说明超时原因、已经采取的措施和办结时间。',
  submit: '发出督办函',
  done: '督办函已发出',
} as const
