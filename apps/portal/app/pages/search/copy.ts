/** Texts of the search page. */
export const copy = {
  title: '全站搜索',
  titleOf: (keyword: string) => `“${keyword}”的搜索结果`,
  description:
    '在融资产品、机构、融资需求、政策、培育梯度、中介和培育服务、项目、专区文章、资讯公告、公开答复、信用服务和帮助中一次查找。',
  lead: '一次查找融资产品、机构、融资需求、政策、培育梯度、服务、资讯、公开答复和帮助，支持简称和拼音。',
  placeholder: '产品、机构、政策或问题',
  kinds: '结果类别',
  all: '全部',
  found: (count: string) => `共找到 ${count} 条`,
  foundSome: (count: string) => `含有部分词语的内容 ${count} 条`,
  alsoAs: (names: readonly string[]) => `也按${names.map((name) => `“${name}”`).join('、')}查找。`,
  partial: (keyword: string) => `没有完全匹配“${keyword}”的内容，以下内容只含有其中部分词语，含得多的在前。`,
  partialKind: (kind: string) => `没有完全匹配的${kind}，以下含有部分词语，最接近的在前。`,
  more: (count: string) => `查看全部 ${count} 条`,
  popular: '大家常搜',
  start: {
    title: '想找什么？',
    hint: '输入产品、机构、政策的名称，或者您的问题，用空格隔开几个词。也可以输入简称（农行）、拼音（nonghang）或首字母（lzyh）。',
  },
  nothing: {
    title: (keyword: string) => `没有找到与“${keyword}”有关的内容`,
    hint: '请检查有无错字，或换一个更短、更常用的词；也可以切换到全省站点再找。',
  },
  nothingOfKind: {
    title: (kind: string) => `${kind}里没有找到`,
    hint: '其他类别里可能有，请看上面各类别的数目。',
    action: '看全部类别',
  },
  beyond: { title: '这一页没有内容', hint: '请回到第一页，或再加一个词缩小范围。', action: '回到第一页' },
  products: '看全部产品',
  consult: '咨询热线与帮助',
} as const
