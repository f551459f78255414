import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import type { ListingStatus } from '@lqr/contract/equity/listing-case.ts'

export interface ExampleListing {
  /** Who applies: a part of the enterprise's name; `own` is the demonstration enterprise. */
  readonly of: string
  readonly board: StockBoardCode
  readonly shortName: string
  readonly introduction: string
  readonly state: ListingStatus
  /** Days since it was handed in. */
  readonly daysAgo: number
}

/** Applications of example enterprises over every state; one is past its time. */
export const EXAMPLE_LISTINGS: readonly ExampleListing[] = [
  {
    of: 'own',
    board: 'F',
    shortName: '示例一号',
    introduction: '公司主营特色农产品加工，近两年连续经营，股东结构简单，拟通过挂牌规范治理。',
    state: 'LISTED',
    daysAgo: 120,
  },
  {
    of: 'own',
    board: 'G',
    shortName: '示例一号',
    introduction: '公司已在孵化层挂牌，完成股份制改造和内控建设，申请转入规范层。',
    state: 'SUPPLEMENT',
    daysAgo: 8,
  },
  {
    of: '装备制造',
    board: 'G',
    shortName: '示例装备',
    introduction: '公司主营石化装备配件，治理机制健全，近三年财务经审计，申请规范层挂牌。',
    state: 'SUBMITTED',
    daysAgo: 1,
  },
  {
    of: '天水示例机床',
    board: 'P',
    shortName: '示例机床',
    introduction: '公司主营数控机床，为专精特新企业，准备进入更高层次资本市场。',
    state: 'SUBMITTED',
    daysAgo: 12,
  },
  {
    of: '瓜州示例新能源有限公司',
    board: 'P',
    shortName: '示例新能',
    introduction: '公司主营风电运维，近两年营业收入稳定增长，拟通过培育层挂牌对接投资机构。',
    state: 'REVIEWING',
    daysAgo: 7,
  },
  {
    of: '中药材加工',
    board: 'F',
    shortName: '示例药材',
    introduction: '公司主营中药材初加工与仓储，经营连续，拟通过孵化层挂牌获得辅导。',
    state: 'ACCEPTED',
    daysAgo: 3,
  },
  {
    of: '戈壁运输',
    board: 'G',
    shortName: '示例运输',
    introduction: '公司主营大宗物资运输，申请规范层挂牌，希望规范股东名册和财务核算。',
    state: 'REJECTED',
    daysAgo: 34,
  },
  {
    of: '山丹示例马铃薯淀粉有限公司',
    board: 'T',
    shortName: '示例淀粉',
    introduction: '公司为股份有限公司，股东较多，申请将股东名册登记托管。',
    state: 'WITHDRAWN',
    daysAgo: 21,
  },
]
