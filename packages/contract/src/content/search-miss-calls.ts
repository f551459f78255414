import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'

/** So long it is known what was looked for in vain. */
export const SEARCH_MISS_DAYS = 90

/** The times that the list looks back on. */
export const missPeriods = [
  { code: '7', name: '近 7 天' },
  { code: '30', name: '近 30 天' },
  { code: '90', name: '近 90 天' },
] as const

export const searchMiss = component('SearchMiss', '无结果的搜索', 'internal', {
  words: textOut('词语', { example: '甘农信' }),
  times: countOut('次数'),
  siteNames: listOut('站点', z.string()),
  lastDay: dateOnly('最近一天'),
  hasPartial: flag('给出过部分匹配', { help: '没有内容含有全部词语，但给出过含有部分词语的内容' }),
})

/** Words that the whole-site search found nothing with, the most frequent first; without accounts and addresses. */
export const listSearchMisses = defineCall({
  name: 'content.listSearchMisses',
  exported: { title: '无结果的搜索' },
  summary: '无结果的搜索词',
  method: 'POST',
  path: '/console/content/searchMisses/queryRecordPage',
  access: 'operator',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    period: field(oneOf('时间', missPeriods).default('30'), { label: '时间' }),
  }),
  output: pageOf(searchMiss),
})
