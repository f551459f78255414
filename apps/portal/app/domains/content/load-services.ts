import { getArticle, listArticles } from '@lqr/contract/content/calls.ts'
import { type Article, serviceCategories } from '@lqr/contract/content/entities.ts'
import { data, redirect } from 'react-router'
import { addressWith } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { isWebAddress, siteAddress } from '../../shell/site-address.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { toArticleLine } from './article-line.ts'
import { servicesCopy as labels } from './services-copy.ts'

const PATH = '/serveHall'
const PAGE_SIZE = 24
const OTHERS = 4

/** The catalogue of credit services of an address. */
export async function loadServices(api: LoaderApi, request: Request) {
  const { shape } = listArticles.body
  const fields = { keyword: shape.keyword, category: shape.category }
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, category } = values
  const found = await api(listArticles, {
    body: { kind: 'service', keyword, category, currentPageNum: page, pageSize: PAGE_SIZE },
  })
  const categoryName = serviceCategories.find(({ code }) => code === category)?.name
  return {
    listing: {
      path: PATH,
      kept,
      ignored,
      active: [
        ...(keyword ? [{ key: 'keyword', label: `${labels.keyword}：${keyword}` }] : []),
        ...(categoryName ? [{ key: 'category', label: `${labels.category}：${categoryName}` }] : []),
      ],
      ...pageFacts(found),
    },
    categories: [
      { key: '', label: labels.any, href: addressWith(PATH, kept, { category: undefined }) },
      ...serviceCategories.map(({ code, name }) => ({
        key: code,
        label: name,
        href: addressWith(PATH, kept, { category: code }),
      })),
    ],
    services: found.list.map(toArticleLine),
  }
}

async function findService(api: LoaderApi, request: Request): Promise<Article> {
  const article = await api(getArticle, { params: { id: requireId(request) } })
  if (article.kind !== 'service') throw data(null, { status: 404 })
  return article
}

/** The outside site of a service; undefined when it leads nowhere outside, or to what is no web address. */
function outsideOf({ outsideUrl, outsideName }: Article) {
  if (!outsideUrl || !isWebAddress(outsideUrl)) return undefined
  const { host } = new URL(outsideUrl)
  return { url: outsideUrl, host, name: outsideName ?? host }
}

/** One service with others of its category. */
export async function loadService(api: LoaderApi, request: Request) {
  const service = await findService(api, request)
  const { category } = service
  const known = serviceCategories.find(({ code }) => code === category)
  const others = await api(listArticles, {
    body: { kind: 'service', category: known?.code, pageSize: OTHERS + 1 },
  })
  return {
    line: toArticleLine(service),
    facts: service.facts,
    body: service.body,
    actionPath: service.actionPath,
    outsideName: outsideOf(service)?.name,
    others: others.list
      .filter(({ id }) => id !== service.id)
      .slice(0, OTHERS)
      .map(toArticleLine),
  }
}

/** Where a service leads outside. One that stays inside has nothing to leave for: its own page is shown. */
export async function loadJump(api: LoaderApi, request: Request, sitePath: string) {
  const service = await findService(api, request)
  const outside = outsideOf(service)
  if (!outside) throw redirect(siteAddress(sitePath, `/serveHallDetails?id=${service.id}`))
  return { line: toArticleLine(service), outside }
}
