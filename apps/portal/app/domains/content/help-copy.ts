/** Texts of the help centre. */
export const helpCopy = {
  title: '帮助中心',
  description: '注册登录、企业认证、贷款申请、授权与隐私、费用与成本、长者模式等常见问题的解答。',
  lead: '点开问题即可查看解答。',
  search: '请输入问题中的词，例如“撤回”',
  found: (total: string) => `共 ${total} 个问题`,
  category: '问题分类',
  any: '全部',
  keyword: '关键词',
  empty: {
    title: '没有找到相关的解答',
    hint: '请换一个说法再试；仍有疑问，请在线提问，或在服务时间拨打下面的热线。',
    action: '查看全部问题',
  },
  contact: '还没有解决？',
  hours: '人工服务时间',
  ask: '在线提问',
  askLite: '网络不好？在省流量版提问',
} as const
