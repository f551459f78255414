import { listHelp } from '@lqr/contract/content/calls.ts'
import { helpCategories } from '@lqr/contract/content/entities.ts'
import { addressWith } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { helpCopy as labels } from './help-copy.ts'

const PATH = '/helpCenter'
const PAGE_SIZE = 100
/** So few hits of a search are shown opened. */
const OPEN_HITS = 3

/** The questions of an address by category; all of them are on the page, so that they can be read and found at once. */
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
  const questions = found.list.map(({ id, category: filed, title, summary, body }) => ({
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
