import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { loadZoneArticle } from '../../domains/content/load-zone-article.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

const PRODUCTS = 3

/** An article of a zone with some products of that zone. */
export async function loadArticleInfo(api: LoaderApi, request: Request) {
  const article = await loadZoneArticle(api, request)
  const { zone } = article
  const products = zone
    ? await api(listProducts, { body: { zone: zone.code, pageSize: PRODUCTS } })
    : undefined
  return { article, products: (products?.list ?? []).map((product) => toProductLine(product)) }
}
