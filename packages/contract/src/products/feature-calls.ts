import * as z from 'zod'
import { listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { defineErrors } from '../kernel/errors.ts'
import { flag, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput, pageFacts, pageInput, pageOf, readingFacts, sortInput } from '../kernel/page.ts'
import { ZONES } from '../reference/zones.ts'
import { productCard } from './entities.ts'

/**
 * A feature product is a product in a zone (decision 0017): its place in the order of the zone and what is said of it there.
 * A product in three zones is three feature products; its terms are the product's own and stand in one place. `type` of the
 * specification is the code of the zone.
 */
const zoneName = {
  type: oneOf('专区', ZONES),
  typeName: textOut('专区名称', { example: '科技金融' }),
} as const

export const featureProduct = component('FeatureProduct', '特色产品', 'public', {
  id: idOut('特色产品编号'),
  ...zoneName,
  /** Empty where nothing is said beside the product's own highlights. */
  note: textOut('专区推荐语'),
  /** Whether the operator put it in front. */
  isFront: flag('专区首推'),
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
  output: component('ZoneFront', '专区首批产品', 'public', {
    ...zoneName,
    total: pageFacts.total,
    totalIsEstimate: pageFacts.totalIsEstimate,
    list: listOut('产品', featureProduct),
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
  output: pageOf(featureProduct).extend(readingFacts),
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
  output: component('FeatureProductDetail', '特色产品详情', 'public', {
    ...featureProduct.shape,
    otherZones: listOut(
      '其他专区',
      component('OtherZone', '其他专区', 'public', { id: idOut('特色产品编号'), ...zoneName }),
    ),
  }),
  errors: [featureErrors.notFound],
})
