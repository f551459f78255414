import * as z from 'zod'
import { countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { amountYuan, areaCode, field, flag, id, months, oneOf, ratePercent, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, readingFacts, sortInput } from '../kernel/page.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '../reference/org-types.ts'
import { PRODUCT_CATEGORIES } from '../reference/product-categories.ts'
import { TARGET_GROUPS } from '../reference/target-groups.ts'
import { ZONES } from '../reference/zones.ts'
import { productCard, productDetail } from './entities.ts'
import { productsErrors as errors } from './errors.ts'

/** Orders of the product list, the first is the default; `rate` is interest, `cost` holds the fees too. */
export const PRODUCT_SORTS = ['recommended', 'newest', 'rate', 'cost', 'amount', 'speed', 'popular'] as const

export const productFilters = z.object({
  ...pageInput,
  keyword: keywordInput,
  sort: sortInput(PRODUCT_SORTS),
  orgId: id('机构编号').optional(),
  /** Products of other houses than that of this institution. */
  outsideHouseOf: id('不含该机构及其总行、分支机构').optional(),
  orgType: oneOf('机构类型', ORG_TYPES).optional(),
  orgCategory: oneOf('机构类别', ORG_CATEGORIES).optional(),
  category: oneOf('产品类型', PRODUCT_CATEGORIES).optional(),
  zone: oneOf('专区', ZONES).optional(),
  guaranteeMode: oneOf('担保方式', GUARANTEE_MODES).optional(),
  /** Products that lend this amount. */
  amountYuan: amountYuan('需要金额').optional(),
  /** Products that lend for this long. */
  termMonths: months('需要期限').optional(),
  rateMax: ratePercent('最高年利率').optional(),
  areaCode: areaCode('地区').optional(),
  targetGroup: oneOf('适用对象', TARGET_GROUPS).optional(),
  onlineApply: flag('可在线申请').optional(),
})

export const listProducts = defineCall({
  name: 'products.listProducts',
  exported: { title: '融资产品' },
  summary: '金融产品列表',
  method: 'POST',
  path: '/portal/productManage/queryProductManageByPage',
  access: 'public',
  effect: 'read',
  body: productFilters,
  output: pageOf(productCard).extend(readingFacts),
})

const { currentPageNum: _page, pageSize: _size, sort: _sort, ...narrowing } = productFilters.shape

/** The filters whose choices carry a number. */
export const PRODUCT_FACETS = ['guaranteeMode', 'orgCategory', 'category', 'zone', 'targetGroup'] as const

/**
 * How many products each choice of a filter would leave, over the scope and the other filters of the list: the number
 * beside a choice is what choosing it shows. Empty when more than 10,000 products match the rest.
 */
export const countProductFacets = defineCall({
  name: 'products.countProductFacets',
  summary: '金融产品筛选项的数量',
  method: 'POST',
  path: '/console/products/queryProductFacets',
  access: 'public',
  effect: 'read',
  body: z.object(narrowing),
  output: z.array(
    component('ProductFacet', '产品筛选项', 'public', {
      facet: field(z.enum(PRODUCT_FACETS), { label: '筛选字段' }),
      code: textOut('代码'),
      count: countOut('产品数', '个'),
    }),
  ),
})

export const getProduct = defineCall({
  name: 'products.getProduct',
  summary: '金融产品详情',
  method: 'GET',
  path: '/portal/productManage/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('产品编号') }),
  output: productDetail,
  errors: [errors.productNotFound],
})

/** A view counts once per visitor and day, so a reload does not inflate it. */
export const countProductView = defineCall({
  name: 'products.countProductView',
  summary: '记录产品浏览',
  method: 'POST',
  path: '/portal/productManage/statisticsLookProductNum',
  access: 'public',
  effect: 'write',
  body: z.object({
    proId: id('产品编号'),
    visitor: field(text('访客标识', { min: 8, max: 64 }).optional(), { label: '访客标识' }),
  }),
  output: component('ProductViews', '浏览次数', 'public', { views: countOut('浏览', '次') }),
  errors: [errors.productNotFound],
})
