import { listArticles } from '@lqr/contract/content/calls.ts'
import { zoneArticleCategories } from '@lqr/contract/content/entities.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { oneOf } from '@lqr/contract/kernel/field.ts'
import { addressWith } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { toArticleLine } from './article-line.ts'
import { zoneArticleCopy as labels } from './zone-article-copy.ts'

const PATH = '/article'
const PAGE_SIZE = 10
const { shape } = listArticles.body
const fields = {
  keyword: shape.keyword,
  category: oneOf(labels.category, zoneArticleCategories).optional(),
  zone: shape.zone,
}

interface Named {
  readonly code: string
  readonly name: string
}

/** The articles of the zones at an address, with the categories and zones that narrow them. */
export async function loadZoneArticles(api: LoaderApi, request: Request) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, category, zone } = values
  const found = await api(listArticles, {
    body: { kind: 'zone', keyword, category, zone, currentPageNum: page, pageSize: PAGE_SIZE },
  })
  const facets = (key: 'category' | 'zone', items: readonly Named[]) => [
    { key: '', label: labels.any, href: addressWith(PATH, kept, { [key]: undefined }) },
    ...items.map(({ code, name }) => ({
      key: code,
      label: name,
      href: addressWith(PATH, kept, { [key]: code }),
    })),
  ]
  const nameOf = (items: readonly Named[], code: string) =>
    items.find((item) => item.code === code)?.name ?? code
  return {
    listing: {
      path: PATH,
      kept,
      ignored,
      active: [
        ...(keyword ? [{ key: 'keyword', label: `${labels.keyword}：${keyword}` }] : []),
        ...(category
          ? [{ key: 'category', label: `${labels.category}：${nameOf(zoneArticleCategories, category)}` }]
          : []),
        ...(zone ? [{ key: 'zone', label: `${labels.zone}：${nameOf(ZONES, zone)}` }] : []),
      ],
      ...pageFacts(found),
    },
    categories: facets('category', zoneArticleCategories),
    zones: facets('zone', ZONES),
    articles: found.list.map(toArticleLine),
  }
}
