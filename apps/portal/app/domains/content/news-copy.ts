/** Texts of news and notices. */
export const newsCopy = {
  title: '新闻资讯',
  notices: '通知公告',
  tabs: '资讯类别',
  newsDescription: '本平台和各地站点的融资服务新闻：功能上线、银企对接、融资知识。',
  noticesDescription: '本平台和各地站点的通知公告：服务时间、办理要求、征集和防骗提醒。',
  foundNews: (total: string) => `共 ${total} 条新闻`,
  foundNotices: (total: string) => `共 ${total} 条公告`,
  search: '请输入标题或正文中的词',
  keyword: '关键词',
  emptyNews: {
    title: '没有找到相关新闻',
    hint: '请换一个关键词，或切换到全省站点查看更多内容。',
    action: '查看全部新闻',
  },
  emptyNotices: {
    title: '没有找到相关公告',
    hint: '请换一个关键词，或切换到全省站点查看更多内容。',
    action: '查看全部公告',
  },
  source: '来源',
  original: '查看原文',
  newWindow: '（在新窗口打开）',
  exampleNote: '本条为示例内容，用来演示页面，不是真实报道。',
  latestNews: '最新新闻',
  latestNotices: '最新公告',
  more: '查看更多',
} as const
