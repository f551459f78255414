import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import {
  article,
  articleCategories,
  articleDetail,
  articleKinds,
  articleSummary,
  link,
  linkGroups,
} from './entities.ts'
import { ZONES } from '../reference/zones.ts'
import { contentErrors as errors } from './errors.ts'

const category = oneOf('分类', articleCategories).optional()

export const listLinks = defineCall({
  name: 'content.listLinks',
  summary: '友情链接与快捷链接',
  method: 'POST',
  path: '/portal/friendshipLinks/friendshipLinksList',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, linkGroup: oneOf('链接分组', linkGroups).optional() }),
  output: pageOf(link),
})

/** Items of the site, of the areas below and above it, and of the whole province (decision 0005). */
export const listArticles = defineCall({
  name: 'content.listArticles',
  summary: '资讯列表',
  method: 'POST',
  path: '/portal/information/condition',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    kind: oneOf('类别', articleKinds).optional(),
    category,
    zone: oneOf('专区', ZONES).optional(),
  }),
  output: pageOf(articleSummary),
})

export const getArticle = defineCall({
  name: 'content.getArticle',
  summary: '资讯详情',
  method: 'GET',
  path: '/portal/information/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('内容编号') }),
  output: articleDetail,
  errors: [errors.notFound],
})

export const listNotices = defineCall({
  name: 'content.listNotices',
  summary: '公告列表',
  method: 'POST',
  path: '/portal/notice/queryNoticeByPage',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, keyword: keywordInput }),
  output: pageOf(articleSummary),
})

/** With the whole texts: the help page opens them in place. */
export const listHelp = defineCall({
  name: 'content.listHelp',
  summary: '帮助列表（含正文）',
  method: 'POST',
  path: '/portal/helpCentre/helpCentreList',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, keyword: keywordInput, category }),
  output: pageOf(article),
})

export const getHelp = defineCall({
  name: 'content.getHelp',
  summary: '帮助详情',
  method: 'GET',
  path: '/portal/helpCentre/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('内容编号') }),
  output: article,
  errors: [errors.notFound],
})
