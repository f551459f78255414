import * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import { countOut, fieldOut, isExample, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { versionOut } from '../kernel/version.ts'
import { refusalOut } from '../reference/refusal-fields.ts'
import { STOCK_BOARDS } from './boards.ts'
import { stockItem } from './calls.ts'
import { stockApplicationCase } from './listing-case.ts'
import { listingAsked } from './listing-form.ts'
import { LISTING_REFUSAL_REASONS } from './listing-reasons.ts'

const summary = {
  id: idOut('挂牌申请编号'),
  applyNo: textOut('申请单号'),
  itemId: idOut('挂牌项目编号'),
  itemName: textOut('项目名称'),
  board: oneOf('层次', STOCK_BOARDS),
  orgName: textOut('受理机构'),
  corporateName: textOut('企业名称').nullable(),
  shortName: fieldOut(listingAsked.shortName).nullable(),
  companyCode: textOut('企业代码', { example: 'GS000001F' }).nullable(),
  ...caseProgress(stockApplicationCase),
} as const

export const listingRow = component('ListingRow', '挂牌申请摘要', 'internal', summary)
export type ListingRow = z.output<typeof listingRow>

/** What an item is called where another one is refused. */
const otherItem = component('OtherStockItem', '其他层次的挂牌项目', 'internal', {
  id: stockItem.shape.id,
  name: stockItem.shape.name,
  board: stockItem.shape.board,
  conditions: stockItem.shape.conditions,
})

const { alternatives: _, ...decision } = refusalOut

export const listingDetail = component('ListingApplication', '挂牌申请', 'internal', {
  ...summary,
  orgPhone: textOut('受理机构电话', { sensitivity: 'public' }).nullable(),
  officerPhone: textOut('经办人电话', { sensitivity: 'personal' }).nullable(),
  creditCode: textOut('统一社会信用代码').nullable(),
  shareholders: countOut('股东人数', '人').nullable(),
  introduction: fieldOut(listingAsked.introduction).nullable(),
  recommender: textOut('推荐机构').nullable(),
  contactName: fieldOut(listingAsked.contactName).nullable(),
  contactPhone: fieldOut(listingAsked.contactPhone).nullable(),
  opensPhone,
  /** As the item asked for them on the day of the application; `purpose` of a file says which one it is. */
  documents: linesOut('要求的材料'),
  files: listOut('申请材料', linkedFile),
  supplementRequest: textOut('需要补正的材料').nullable(),
  listedAt: moment('挂牌时间').nullable(),
  rejectCode: oneOf('不予挂牌原因', LISTING_REFUSAL_REASONS).nullable(),
  rejectReason: textOut('原因说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  ...decision,
  /** Up to three published items of other layers, where the reason is one of the layer; for the enterprise alone. */
  otherItems: listOut('其他层次的挂牌项目', otherItem),
  isExample,
  isSealed: caseSealed,
  timeline: listOut(
    '办理进度',
    component('ListingEvent', '挂牌申请经历', 'internal', caseEvent(stockApplicationCase)),
  ),
  can: component(
    'ListingCan',
    '可进行的操作',
    'internal',
    caseCan(stockApplicationCase, 'institution', 'enterprise'),
  ),
  version: versionOut,
})
export type ListingApplication = z.output<typeof listingDetail>

/** What the form of an application begins with. */
export const listingStart = component('ListingStart', '挂牌申请预填信息', 'internal', {
  item: stockItem,
  /** Who receives it; null while no exchange is on the platform. */
  exchangeName: textOut('受理机构').nullable(),
  corporateName: textOut('企业名称').nullable(),
  /** An application for the same item that is under way. */
  openId: idOut('在办的申请').nullable(),
  isListed: flag('已在该层次挂牌'),
  /** Nobody else can be listed. */
  isNoCompany: flag('申请人不是公司'),
})
export type ListingStart = z.output<typeof listingStart>
