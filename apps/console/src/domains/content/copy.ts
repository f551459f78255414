/** Texts of the content desk. */
export const copy = {
  intro:
    '新闻、公告、信用服务、帮助和专区文章。草稿由另一个人复核后发布，可以定时；已发布内容的修改在复核通过前不影响门户。地区内容编辑只维护本地区的内容。',
  keyword: '标题、摘要或正文',
  versions: '版本',
  versionsOf: (title: string) => `版本 ${title}`,
  linksIntro: '页脚的友情链接和首页的快捷链接。新增和修改由另一位运营人员复核后显示。',
  linksKeyword: '名称',
  abbreviationsTitle: '搜索简称',
  abbreviationsIntro:
    '人们常用的简称和它的全称。全站搜索遇到简称时，也按全称查找。新增和修改由另一位运营人员复核后生效。',
  abbreviationsKeyword: '简称或全称',
  misses: {
    title: '无结果的搜索',
    intro:
      '访客在全站搜索中没有找到的词语，按次数排列，保留 90 天。不记录是谁搜索的；像手机号、证件号、统一社会信用代码的内容不保存。',
    list: '无结果的搜索词',
    keyword: '词语',
    period: '时间',
    words: '词语',
    times: '次数',
    sites: '站点',
    lastDay: '最近一天',
    shown: '当时给出',
    nothing: '没有内容',
    partial: '部分匹配',
    steps: '操作',
    add: '添加简称',
    addOf: (words: string) => `添加简称 ${words}`,
    empty: '这段时间没有无结果的搜索',
    emptyHint: '换一个更长的时间，或清空词语再看。',
  },
  placementsIntro: '门户各页面的横幅图片和推荐位。可以设定展示时间和适用地区，发布前由另一个人复核。',
  placementsKeyword: '标题或说明',
} as const
