export const copy = {
  title: '待办任务',
  label: '待办任务列表',
  keyword: '企业名称、编号或事项',
  kind: '业务',
  allKinds: '全部业务',
  everything: '含等待企业的',
  company: '企业',
  due: '时限',
  subject: '事项',
  amount: '金额',
  officer: '经办人',
  unassigned: '未受理',
  waitsForEnterprise: '等待企业',
  number: '编号',
  empty: '没有待办任务',
  emptyHint: '可以清除筛选条件；有新的业务需要处理时，这里会显示并发送消息提醒。',
} as const

export const assignCopy = {
  select: '选择',
  selectOf: (number: string) => `选择 ${number}`,
  chosen: (count: number) => (count > 0 ? `分派所选 ${count} 件` : '分派'),
  title: (count: number) => `分派 ${count} 件任务`,
  submit: '确认分派',
  colleague: (name: string, openTasks: number) => `${name}，在办 ${openTasks} 件`,
  nobody: '请选择接手人',
  done: (count: number) => `已分派 ${count} 件，接手人会收到消息`,
  refused: '下列任务没有分派：',
  refusedOne: (number: string, why: string) => `${number}：${why}`,
} as const

export const colleagueCopy = {
  choose: '选择，或输入姓名、机构查找',
  searching: '正在查找…',
  none: '没有找到，请换个姓名',
} as const

export const substitutionCopy = {
  button: '代班',
  title: '代班安排',
  help: '您不在的几天，由这位同事看到并办理您名下的任务，到期提醒同时发给两人。任务仍在您名下。名单里是能看到您全部任务的同事。',
  submit: '保存安排',
  saved: '代班安排已保存',
  ended: '代班已结束',
  nobody: '请选择代班人',
  current: (name: string, from: string, to: string) => `目前由 ${name} 代班：${from} 至 ${to}。`,
  end: '结束代班',
  standsIn: (names: readonly string[]) => `您正在代办：${names.join('、')}。“只看我受理的”含这些同事的任务。`,
} as const

export const affairsCopy = {
  title: '我的在办',
  label: '在办事项列表',
  keyword: '事项、机构或编号',
  kind: '业务',
  allKinds: '全部业务',
  subject: '事项',
  untitled: '未命名草稿',
  waitsFor: '等待',
  waitsForYou: '等待您处理',
  waitsForOther: (side: string) => `等待${side}`,
  waitingOnly: '只看等待您处理',
  due: '时限',
  amount: '金额',
  updated: '最近进展',
  number: '编号',
  empty: '没有在办的事项',
  emptyHint: '您提交的申请、需求和预约办结前都列在这里。',
  findProducts: '去找金融产品',
} as const
