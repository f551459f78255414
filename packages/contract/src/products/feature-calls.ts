import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { defineErrors } from '../kernel/errors.ts'
import { field, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { ZONES } from '../reference/zones.ts'
import { productCard } from './entities.ts'

/**
 * A feature product is a product in a zone (decision 0017): its place in the order of the zone and what is said of it there.
 * A product in three zones is three feature products; its terms are the product's own and stand in one place. `type` of the
 * specification is the code of the zone.
 */
export const featureProduct = z.object({
  id: idOut('特色产品编号'),
  type: field(z.string(), { label: '专区', example: 'technology' }),
  typeName: field(z.string(), { label: '专区名称', example: '科技金融' }),
  /** Empty where nothing is said beside the product's own highlights. */
  note: field(z.string(), { label: '专区推荐语' }),
  /** Whether the operator put it in front. */
  isFront: field(z.boolean(), { label: '专区首推' }),
  placedAt: moment('进入专区时间'),
  product: productCard,
})
export type FeatureProduct = z.output<typeof featureProduct>

export const featureErrors = defineErrors('features', 136, {
  notFound: [404, '产品不在该专区或已下架'],
})

/** Orders of the products of a zone; the first is the order of the zone itself. */
export const FEATURE_SORTS = ['zone', 'newest', 'rate', 'amount', 'speed', 'popular'] as const

/** What a zone shows first: at most this many in its own order. */
export const ZONE_FRONT = 20

const type = oneOf('专区', ZONES)

/** Listed products of the site in the zone, in its own order, with the number there are; pages come from the list. */
export const getZoneFront = defineCall({
  name: 'products.getZoneFront',
  summary: '专区的产品（首批）',
  method: 'GET',
  path: '/portal/feature/queryFeatureProductByType/{type}',
  access: 'public',
  effect: 'read',
  params: z.object({ type }),
  output: z.object({
    type: z.string(),
    typeName: z.string(),
    total: z.int(),
    totalIsEstimate: z.boolean().optional(),
    list: z.array(featureProduct),
  }),
})

/** Without `type` over all zones: a product appears once for each of its zones. */
export const listFeatureProducts = defineCall({
  name: 'products.listFeatureProducts',
  summary: '特色产品列表',
  method: 'POST',
  path: '/portal/feature/queryFeatureProductList',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    type: type.optional(),
    sort: sortInput(FEATURE_SORTS),
  }),
  output: pageOf(featureProduct),
})

/** One feature product with the other zones the same product stands in. */
export const getFeatureProduct = defineCall({
  name: 'products.getFeatureProduct',
  summary: '特色产品详情',
  method: 'GET',
  path: '/portal/feature/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('特色产品编号') }),
  output: featureProduct.extend({
    otherZones: z.array(z.object({ id: idOut('特色产品编号'), type: z.string(), typeName: z.string() })),
  }),
  errors: [featureErrors.notFound],
})
