import * as z from 'zod'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { STOCK_BOARDS } from './boards.ts'
import { listingStates, stockApplicationCase } from './listing-case.ts'
import { listingDetail, listingRow, listingStart } from './listing-entities.ts'
import { listingForm } from './listing-form.ts'
import { stockErrors as errors } from './stock-errors.ts'

/** Both sides read applications; rows are those of the own enterprise, or of the own exchange. */
const both = ['enterprise:any', 'institution'] as const

export const applyForListing = defineCall({
  name: 'stock.stockApply',
  summary: '申请在区域性股权市场挂牌',
  method: 'POST',
  path: '/checkPortal/stockApply',
  access: 'enterprise',
  effect: 'create',
  body: listingForm,
  output: listingDetail,
  errors: [
    errors.itemNotFound,
    errors.noExchange,
    errors.alreadyOpen,
    errors.alreadyListed,
    errors.notCompany,
    errors.documentsMissing,
    errors.fileNotYours,
  ],
})

export const LISTING_SORTS = ['due', 'newest'] as const

export const listListings = defineCall({
  name: 'stock.queryStockExchangeApplyByPage',
  exported: { title: '挂牌申请' },
  summary: '挂牌申请列表：本企业的，或本机构收到的',
  method: 'POST',
  path: '/portal/stockApply/queryStockExchangeApplyByPage',
  access: both,
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(LISTING_SORTS),
    status: oneOf('状态', listingStates).optional(),
    board: oneOf('层次', STOCK_BOARDS).optional(),
    openOnly: flag('只看在办').optional(),
    overdueOnly: flag('只看逾期').optional(),
    mineOnly: flag('只看我受理的').optional(),
  }),
  output: pageOf(listingRow),
})

export const getListing = defineCall({
  name: 'stock.getListing',
  summary: '挂牌申请详情与进度',
  method: 'GET',
  path: '/console/equity/listings/{id}',
  access: both,
  effect: 'read',
  params: caseParams(stockApplicationCase),
  output: listingDetail,
  errors: [errors.applicationNotFound],
})

export const getListingStart = defineCall({
  name: 'stock.getListingStart',
  summary: '挂牌申请预填信息',
  method: 'GET',
  path: '/console/equity/listingStart/{itemId}',
  access: 'enterprise:any',
  effect: 'read',
  params: z.object({ itemId: id('挂牌项目编号') }),
  output: listingStart,
  errors: [errors.itemNotFound],
})
