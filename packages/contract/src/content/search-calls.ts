import * as z from 'zod'
import { isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, idOut, oneOf, text } from '../kernel/field.ts'
import { pageFacts, pageInput } from '../kernel/page.ts'
import { policyValidities } from '../reference/policy-validities.ts'
import { MAX_KEYWORD_LENGTH } from '../kernel/keyword.ts'
import { SEARCH_KINDS } from './search-kinds.ts'

/** Nobody reads further: whoever wants more adds a word. It bounds the work of the commonest words. */
export const LAST_SEARCH_PAGE = 50
const PAGE_SIZE = 10

const keyword = text('关键词', { max: MAX_KEYWORD_LENGTH }, { example: '科技贷' })

/** A text in stretches, the matching ones marked: never markup, so a screen decides how a match looks. */
const marked = z.array(
  component('MarkedPart', '一段文字', 'public', { text: textOut('文字'), isMatch: flag('匹配') }),
)

export const searchHit = component('SearchHit', '搜索结果', 'public', {
  kind: oneOf('类别', SEARCH_KINDS),
  id: idOut('编号'),
  title: textOut('标题'),
  titleParts: field(marked, { label: '标题（分段标出匹配）' }),
  excerptParts: field(marked, { label: '摘要（分段标出匹配）' }),
  source: textOut('机构或来源'),
  sourceParts: field(marked, { label: '机构或来源（分段标出匹配）' }),
  date: dateOnly('日期').nullable(),
  validity: field(oneOf('政策时效', policyValidities).nullable(), {
    label: '政策时效',
    help: '失效的只作标记，排在现行之后',
  }),
  href: textOut('站内地址', { example: '/productDetails?id=1' }),
  isExample,
})
export type SearchHit = z.output<typeof searchHit>

export const searchGroup = component('SearchGroup', '一类搜索结果', 'public', {
  kind: oneOf('类别', SEARCH_KINDS),
  name: textOut('类别名称'),
  total: pageFacts.total,
  totalIsEstimate: pageFacts.totalIsEstimate,
  isPartial: flag('只含部分词语', { help: '本类没有内容含有全部词语，给出的是含有部分词语的内容' }),
  hits: listOut('结果', searchHit),
})
export type SearchGroup = z.output<typeof searchGroup>

/**
 * Everything public that has the words: products, institutions, policies and articles of the site, of the areas below and
 * above it, and of the whole province (decision 0005). Without a kind each group gives its first hits, with one its page
 * alone, and the totals of all. Without anything that has all the words, what has some of them; products that are asked for
 * by the word for a loan are given so even where other kinds have all. Decision 0020.
 */
export const searchSite = defineCall({
  name: 'content.searchSite',
  summary: '全站搜索',
  method: 'POST',
  path: '/portal/search',
  access: 'public',
  effect: 'read',
  spends: 'searches',
  body: z.object({
    keyword,
    kind: oneOf('类别', SEARCH_KINDS).optional(),
    currentPageNum: field(
      z
        .int('页码须为整数')
        .min(1, '页码从 1 开始')
        .max(LAST_SEARCH_PAGE, `最多翻到第 ${LAST_SEARCH_PAGE} 页，请增加关键词`)
        .default(1),
      { label: '页码', example: 1 },
    ),
    pageSize: field(pageInput.pageSize.unwrap().max(20, '每页最多 20 条').default(PAGE_SIZE), {
      label: '每页条数',
      example: PAGE_SIZE,
    }),
  }),
  output: component('SearchResult', '搜索结果', 'public', {
    isPartial: flag('没有完全匹配', { help: '没有内容含有全部词语，给出的是含有部分词语的内容' }),
    alsoAs: field(z.array(z.string()), {
      label: '也按这些名称查找',
      help: '关键词中的简称对应的全称',
      example: ['中国农业银行'],
    }),
    groups: listOut('各类结果', searchGroup),
    currentPageNum: pageFacts.currentPageNum,
    pageSize: pageFacts.pageSize,
  }),
})

export const MAX_SUGGESTIONS = 8

const suggestionKinds = [
  { code: 'word', name: '常用词' },
  { code: 'product', name: '产品' },
  { code: 'organisation', name: '机构' },
  { code: 'policy', name: '政策' },
] as const

export const suggestion = component('Suggestion', '搜索建议', 'public', {
  kind: oneOf('类别', suggestionKinds),
  kindName: textOut('类别名称'),
  text: textOut('文字'),
  parts: field(marked, { label: '文字（分段标出匹配）' }),
  href: textOut('站内地址', { example: '/search?keyword=首贷' }),
})
export type Suggestion = z.output<typeof suggestion>

/** The 中文 name of a suggestion's kind. */
export function suggestionKindName(kind: Suggestion['kind']): string {
  return suggestionKinds.find(({ code }) => code === kind)?.name ?? ''
}

export const suggestWords = defineCall({
  name: 'content.suggestWords',
  summary: '搜索建议',
  method: 'GET',
  path: '/portal/search/suggest',
  access: 'public',
  effect: 'read',
  spends: 'searches',
  query: z.object({ keyword }),
  output: z.array(suggestion).max(MAX_SUGGESTIONS),
})
