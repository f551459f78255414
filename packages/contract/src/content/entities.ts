import * as z from 'zod'
import { areaCode, field, idOut, moment } from '../kernel/field.ts'

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

export const serviceCategories = [
  { code: 'query', name: '信用查询' },
  { code: 'report', name: '信用报告' },
  { code: 'repair', name: '异议与修复' },
  { code: 'finance', name: '融资对接' },
  { code: 'register', name: '登记与公示' },
] as const

export const helpCategories = [
  { code: 'account', name: '账号与登录' },
  { code: 'certification', name: '企业认证' },
  { code: 'application', name: '贷款申请' },
  { code: 'consent', name: '授权与隐私' },
  { code: 'cost', name: '费用与成本' },
  { code: 'usage', name: '使用帮助' },
] as const

/** What an article of a zone tells. */
export const zoneArticleCategories = [
  { code: 'practice', name: '经验做法' },
  { code: 'case', name: '典型案例' },
  { code: 'product', name: '产品解读' },
  { code: 'park', name: '园区动态' },
] as const
export type ZoneArticleCategory = (typeof zoneArticleCategories)[number]['code']

/** What an article may be filed under; news and notices carry none. */
export const articleCategories = [...serviceCategories, ...helpCategories, ...zoneArticleCategories] as const

export const link = z.object({
  id: idOut('链接编号'),
  name: z.string(),
  url: z.string(),
  linkGroup: z.string(),
  summary: z.string(),
})
export type SiteLink = z.output<typeof link>

export const articleSummary = z.object({
  id: idOut('内容编号'),
  kind: z.string(),
  category: field(z.string(), { label: '分类', help: '资讯和公告为空' }),
  zone: field(z.string(), { label: '专区', help: '专区文章以外为空' }),
  title: z.string(),
  summary: z.string(),
  source: z.string().nullable(),
  publishedAt: moment('发布时间'),
  areaCodes: field(z.array(areaCode()), { label: '适用地区', help: '空表示全省' }),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type ArticleSummary = z.output<typeof articleSummary>

/** One line of the short table of a service: who it is for, how long it takes, what it costs. */
const fact = z.object({ label: z.string(), value: z.string() })

/**
 * `body` is plain text: an empty line separates paragraphs, lines beginning with `## ` are headings, with `- ` points of a
 * list, with `1. ` (any number) steps.
 */
export const article = articleSummary.extend({
  body: z.string(),
  sourceUrl: z.string().nullable(),
  facts: z.array(fact),
  /** A page of our own where the service is used, such as `/entScale`. */
  actionPath: z.string().nullable(),
  /** An outside site the service leads to; named before anybody leaves (serveHallDetailsJump). */
  outsideUrl: z.string().nullable(),
  outsideName: z.string().nullable(),
})
export type Article = z.output<typeof article>

const neighbour = z.object({ id: idOut('内容编号'), title: z.string() }).nullable()

/** An article with those before and after it in its list: of the same kind, in what the site shows. */
export const articleDetail = article.extend({
  newer: field(neighbour, { label: '上一篇' }),
  older: field(neighbour, { label: '下一篇' }),
})
export type ArticleDetail = z.output<typeof articleDetail>
