/** Texts of the message board. */
export const boardCopy = {
  title: '留言板',
  description: '向当地主管部门、金融机构和平台咨询贷款、政策和平台使用问题，查看公开的咨询答复。',
  lead: '有问题可以直接问，提交后可以看到答复时限；也可以先看看别人问过什么。',
  ask: '我要咨询',
  search: '在公开答复中搜索',
  keyword: '关键词',
  topic: '类别',
  one: '答复',
  any: '不限',
  answers: '公开答复',
  found: (total: string) => `公开答复 ${total} 条`,
  empty: { title: '没有找到公开答复', hint: '换个关键词，或直接提问。', action: '查看全部公开答复' },
  question: '问',
  answer: '答',
  publishedOn: (day: string) => `${day} 公开`,
  mine: {
    title: '我的咨询',
    none: '还没有咨询。',
    all: '查看全部咨询',
  },
  enterpriseOnly: '提问请使用企业账号登录。公开答复所有人都可以查看。',
} as const
