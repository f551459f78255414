import type * as z from 'zod'
import { isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, field, idOut, moment, oneOf } from '../kernel/field.ts'
import { ZONES } from '../reference/zones.ts'
import { dictionary, joined } from '../kernel/dictionary.ts'

/** Where a link is shown: the footer's friendly links, or the quick links of the home page. */
export const linkGroups = [
  { code: 'friendly', name: '友情链接' },
  { code: 'quick', name: '快捷链接' },
] as const

export const articleKinds = [
  { code: 'news', name: '新闻' },
  { code: 'notice', name: '公告' },
  { code: 'service', name: '信用服务' },
  { code: 'help', name: '帮助' },
  { code: 'zone', name: '专区文章' },
] as const

export const serviceCategories = dictionary('creditServiceCategory', [
  { code: 'query', name: '信用查询' },
  { code: 'report', name: '信用报告' },
  { code: 'repair', name: '异议与修复' },
  { code: 'finance', name: '融资对接' },
  { code: 'register', name: '登记与公示' },
])

export const helpCategories = dictionary('helpCategory', [
  { code: 'account', name: '账号与登录' },
  { code: 'certification', name: '企业认证' },
  { code: 'application', name: '贷款申请' },
  { code: 'consent', name: '授权与隐私' },
  { code: 'cost', name: '费用与成本' },
  { code: 'usage', name: '使用帮助' },
])

/** What an article of a zone tells. */
export const zoneArticleCategories = dictionary('zoneArticleCategory', [
  { code: 'practice', name: '经验做法' },
  { code: 'case', name: '典型案例' },
  { code: 'product', name: '产品解读' },
  { code: 'park', name: '园区动态' },
])
export type ZoneArticleCategory = (typeof zoneArticleCategories)[number]['code']

/** What an article may be filed under; news and notices carry none. */
export const articleCategories = joined(serviceCategories, helpCategories, zoneArticleCategories)

/** The filing of an article, or none. */
export const articleFilings = joined(articleCategories, [{ code: '', name: '未分类' }])

/** The zone an article belongs to, or none. */
export const articleZones = joined(ZONES, [{ code: '', name: '不属于专区' }])

export const link = component('SiteLink', '链接', 'public', {
  id: idOut('链接编号'),
  name: textOut('名称'),
  url: textOut('网址'),
  linkGroup: oneOf('链接分组', linkGroups),
  summary: textOut('说明'),
})
export type SiteLink = z.output<typeof link>

export const articleSummary = component('ArticleSummary', '资讯摘要', 'public', {
  id: idOut('内容编号'),
  kind: oneOf('类别', articleKinds),
  category: field(oneOf('分类', articleFilings), { label: '分类', help: '资讯和公告为空' }),
  zone: field(oneOf('专区', articleZones), { label: '专区', help: '专区文章以外为空' }),
  title: textOut('标题'),
  summary: textOut('摘要'),
  source: textOut('来源').nullable(),
  publishedAt: moment('发布时间'),
  areaCodes: listOut('适用地区', areaCode(), { help: '空表示全省' }),
  isExample,
})
export type ArticleSummary = z.output<typeof articleSummary>

/** One line of the short table of a service: who it is for, how long it takes, what it costs. */
const fact = component('ArticleFact', '办事要点', 'public', {
  label: textOut('事项'),
  value: textOut('内容'),
})

/**
 * `body` is a marked text (decision 0065): an empty line separates paragraphs, lines beginning with `## ` and `### ` are
 * headings, with `- ` points of a list, with `1. ` (any number) steps, `![words](file)` is a picture; within a line `**words**`
 * are bold and `[words](address)` is a link.
 */
export const article = component('Article', '资讯', 'public', {
  ...articleSummary.shape,
  body: textOut('正文', {
    help: '空行分段，## 标题，### 小标题，- 列表，1. 步骤，**加粗**，[文字](链接)，![说明](图片)',
  }),
  sourceUrl: textOut('原文链接').nullable(),
  facts: listOut('办事要点', fact),
  /** A page of our own where the service is used, such as `/entScale`. */
  actionPath: textOut('办理页面', { example: '/entScale' }).nullable(),
  /** An outside site the service leads to; named before anybody leaves (serveHallDetailsJump). */
  outsideUrl: textOut('外部网址').nullable(),
  outsideName: textOut('外部网站名称').nullable(),
})
export type Article = z.output<typeof article>

const neighbour = component('ArticleNeighbour', '相邻内容', 'public', {
  id: idOut('内容编号'),
  title: textOut('标题'),
}).nullable()

/** An article with those before and after it in its list: of the same kind, in what the site shows. */
export const articleDetail = component('ArticleDetail', '资讯详情', 'public', {
  ...article.shape,
  newer: field(neighbour, { label: '上一篇' }),
  older: field(neighbour, { label: '下一篇' }),
})
export type ArticleDetail = z.output<typeof articleDetail>
