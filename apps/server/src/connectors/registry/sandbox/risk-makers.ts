import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { type SandboxContext, type SandboxMaker, signOf } from './sandbox-context.ts'

const COURT = '示例市中级人民法院'
const caseNo = ({ whole, year }: SandboxContext, at: string, word: string) =>
  `（${year(1)}）示例${word}${whole(`${at} case`, 100, 999)}号`

/** What somebody found against a company on a day of the last months. */
function found(
  [low, high, chance]: readonly [number, number, number],
  [from, to]: readonly [number, number],
  itemClass: ItemClassCode | null,
  raw: (day: string, context: SandboxContext, at: string, index: number) => Record<string, unknown>,
): SandboxMaker {
  return {
    low,
    high,
    chance,
    make(context, at, index) {
      const day = context.before(at, from, to)
      return { dataDate: day, raw: raw(day, context, at, index), finding: { itemClass, publishedOn: day } }
    },
  }
}

function told(
  [low, high, chance]: readonly [number, number, number],
  [from, to]: readonly [number, number],
  raw: (day: string, context: SandboxContext, at: string, index: number) => Record<string, unknown>,
): SandboxMaker {
  return {
    low,
    high,
    chance,
    make(context, at, index) {
      const day = context.before(at, from, to)
      return { dataDate: day, raw: raw(day, context, at, index) }
    },
  }
}

const none: SandboxMaker = { low: 0, high: 0, chance: 0, make: () => ({ dataDate: null, raw: {} }) }

export const riskMakers = {
  penalties: {
    low: 1,
    high: 2,
    chance: 0.4,
    make(context, at, index) {
      const isSlight = index > 0
      // A slight one is published for three months at most, and nobody tells of it afterwards.
      const decidedOn = context.before(at, 20, isSlight ? 55 : 80)
      return {
        dataDate: decidedOn,
        raw: {
          penaltyName: isSlight ? '未按规定公示营业执照' : '产品标签不符合规定',
          documentNo: `示市监罚〔${context.year(0)}〕${context.whole(at, 10, 99)} 号`,
          organ: '示例市场监督管理局',
          decidedOn,
          penaltyWay: isSlight ? '警告' : '罚款',
          amountYuan: isSlight ? null : context.whole(`${at} fine`, 2, 30) * 1_000,
          cause: isSlight ? '未在住所公示营业执照' : '部分产品标签缺少生产日期',
          basis: '示例法律第 1 条',
          content: isSlight ? '警告' : '罚款',
          stateName: '已履行',
        },
        finding: { itemClass: isSlight ? 'slight' : 'general', publishedOn: decidedOn },
      }
    },
  },
  abnormal: found([1, 1, 0.12], [60, 300], 'general', (inOn) => ({
    inReason: '通过登记的住所无法联系',
    inOn,
    inOrgan: '示例市场监督管理局',
  })),
  seriousIllegal: none,
  hearings: told([1, 2, 0.3], [10, 400], (heardOn, context, at) => ({
    caseNo: caseNo(context, at, '民初'),
    cause: '买卖合同纠纷',
    heardOn,
    court: COURT,
    plaintiff: context.company.name,
    defendant: `示例${signOf(1)}方商贸有限公司`,
  })),
  caseFilings: told([1, 1, 0.25], [20, 500], (filedOn, context, at) => ({
    caseNo: caseNo(context, at, '民初'),
    filedOn,
    court: COURT,
    plaintiff: context.company.name,
    defendant: '示例乙方商贸有限公司',
  })),
  judgments: told([1, 2, 0.3], [100, 900], (closedOn, context, at) => ({
    title: '买卖合同纠纷一审民事判决书',
    caseNo: caseNo(context, at, '民初'),
    closedOn,
    court: COURT,
    cause: '买卖合同纠纷',
    sideName: '原告',
    result: '判决被告支付货款',
    procedureName: '一审',
    documentName: '民事判决书',
    submittedOn: closedOn,
    basis: '示例法律第 1 条',
    judges: '示例审判员',
  })),
  courtNotices: told([1, 1, 0.15], [20, 500], (publishedOn) => ({
    noticeName: '开庭传票',
    publishedOn,
    court: COURT,
    content: '公告送达开庭传票（演示数据）',
    parties: '示例乙方商贸有限公司',
  })),
  executed: found([1, 1, 0.1], [60, 300], 'general', (filedOn, context, at) => ({
    caseNo: caseNo(context, at, '执'),
    court: COURT,
    filedOn,
    amountYuan: context.whole(at, 5, 80) * 10_000,
  })),
  dishonest: none,
  consumptionLimits: none,
  auctions: none,
  equityFreezes: none,
} satisfies Partial<Record<CreditTopicCode, SandboxMaker>>
