import * as z from 'zod'
import { flag, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { contentErrors as errors } from './errors.ts'

/** Where links stand: the texts of articles and policies, the list of links, and what stands at the places of pages. */
export const linkSources = [
  { code: 'article', name: '内容' },
  { code: 'policy', name: '政策' },
  { code: 'link', name: '链接' },
  { code: 'placement', name: '运营位' },
] as const
export type LinkSource = (typeof linkSources)[number]['code']

/** What is wrong with a link. */
export const linkFaults = [
  { code: 'noPage', name: '本站没有这个页面' },
  { code: 'notShown', name: '指向的内容不存在或已下线' },
  { code: 'gone', name: '对方网站没有这个页面' },
  { code: 'failing', name: '对方网站出错' },
  { code: 'unreachable', name: '无法连接对方网站' },
  { code: 'private', name: '指向内部网络地址' },
] as const
export type LinkFault = (typeof linkFaults)[number]['code']

const brokenLink = component('BrokenLink', '失效链接', 'internal', {
  id: idOut('编号'),
  source: oneOf('所在', linkSources),
  recordId: idOut('所在内容编号'),
  title: textOut('所在内容'),
  words: textOut('链接文字'),
  href: textOut('链接', { example: '/policyDetail?id=1024' }),
  isOutside: flag('外部链接'),
  fault: oneOf('问题', linkFaults),
  brokenSince: moment('失效时间'),
  checkedAt: moment('最近核对').nullable(),
})
export type BrokenLink = z.output<typeof brokenLink>

/** Links in published texts that lead nowhere; an area editor reads those of the own area. */
export const listBrokenLinks = defineCall({
  name: 'content.listBrokenLinks',
  exported: { title: '失效链接' },
  summary: '失效链接',
  method: 'POST',
  path: '/console/content/brokenLinks/queryRecordPage',
  access: 'editor',
  effect: 'read',
  body: z.object({ ...pageInput, keyword: keywordInput, source: oneOf('所在', linkSources).optional() }),
  output: pageOf(brokenLink),
})

/** Checks one link anew: one inside at once, one that leads outside by a job that is told of it. */
export const checkBrokenLink = defineCall({
  name: 'content.checkBrokenLink',
  summary: '重新核对链接',
  method: 'POST',
  path: '/console/content/brokenLinks/{id}/check',
  access: 'editor',
  effect: 'write',
  params: z.object({ id: id('编号') }),
  output: component('CheckedLink', '链接核对结果', 'internal', {
    isBroken: flag('仍然失效'),
    isWaiting: flag('等待核对', { help: '外部链接由后台任务核对，稍后刷新查看' }),
  }),
  errors: [errors.linkNotFound],
})

/** Has the job go through every published text now instead of within the hour. */
export const checkAllLinks = defineCall({
  name: 'content.checkAllLinks',
  summary: '立即核对全部链接',
  method: 'POST',
  path: '/console/content/brokenLinks/check',
  access: 'operator',
  effect: 'write',
  output: component('LinksChecking', '链接核对安排', 'internal', { isWaiting: flag('等待核对') }),
})
