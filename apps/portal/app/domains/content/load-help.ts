import { getHelp, listHelp } from '@lqr/contract/content/calls.ts'
import { type Article, helpCategories } from '@lqr/contract/content/entities.ts'
import { addressWith } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { helpCopy as labels } from './help-copy.ts'

const PATH = '/helpCenter'
const PAGE_SIZE = 100
/** So few hits of a search are shown opened. */
const OPEN_HITS = 3

/** The question that an address leads to where the list does not hold it; nothing when it is no longer there. */
async function questionBeside(api: LoaderApi, asked: unknown, list: readonly Article[]): Promise<Article[]> {
  const { data: params } = getHelp.params.safeParse({ id: asked })
  if (!params || list.some(({ id }) => id === params.id)) return []
  try {
    return [await api(getHelp, { params })]
  } catch (error) {
    if (error instanceof Response && error.status === 404) return []
    throw error
  }
}

/**
 * The questions of an address by category, so many that they can be read and found at once. The one that the address leads to
 * stands first of its own when it is none of these.
 */
export async function loadHelp(api: LoaderApi, request: Request) {
  const { searchParams } = new URL(request.url)
  const { shape } = listHelp.body
  const fields = { keyword: shape.keyword, category: shape.category }
  const { values, kept, ignored, page } = readFilters(searchParams, fields)
  const { keyword, category } = values
  const found = await api(listHelp, {
    body: { keyword, category, currentPageNum: page, pageSize: PAGE_SIZE },
  })
  const asked = searchParams.get('id')
  const few = keyword !== undefined && found.list.length <= OPEN_HITS
  const shown = [...(await questionBeside(api, asked, found.list)), ...found.list]
  const questions = shown.map(({ id, category: filed, title, summary, body }) => ({
    id,
    filed,
    title,
    summary,
    body,
    open: few || id === asked,
  }))
  return {
    listing: {
      path: PATH,
      kept,
      ignored,
      active: keyword ? [{ key: 'keyword', label: `${labels.keyword}：${keyword}` }] : [],
      ...pageFacts(found),
    },
    categories: [
      { key: '', label: labels.any, href: addressWith(PATH, kept, { category: undefined }) },
      ...helpCategories.map(({ code, name }) => ({
        key: code,
        label: name,
        href: addressWith(PATH, kept, { category: code }),
      })),
    ],
    groups: helpCategories
      .map(({ code, name }) => ({
        code,
        name,
        questions: questions.filter(({ filed }) => filed === code),
      }))
      .filter((group) => group.questions.length > 0),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, summary }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: summary },
      })),
    },
  }
}
