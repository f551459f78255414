/** Texts of the credit services. */
export const servicesCopy = {
  /** A service has its own page elsewhere under its own name: this one says how it is used. */
  detailTitle: (name: string) => `${name}办事说明`,
  title: '信用服务',
  description:
    '信用查询、信用报告、异议与修复、融资对接和登记公示服务目录，说明需要准备什么、多久办好、在哪里办。',
  found: (total: string) => `共 ${total} 项服务`,
  category: '服务类别',
  any: '全部',
  keyword: '关键词',
  placeholder: '请输入服务名称',
  outside: '外部网站',
  inside: '本平台办理',
  empty: {
    title: '没有找到相关服务',
    hint: '请换一个说法，例如“报告”“修复”“登记”，或查看全部服务。',
    action: '查看全部服务',
  },
  facts: '办理须知',
  go: '立即办理',
  goOutside: (name: string) => `前往 ${name}`,
  leaveNote: '办理在外部网站进行，离开前会再次说明。',
  others: '同类服务',
  helpTitle: '办理中遇到问题',
  help: '查看帮助中心',
} as const
