import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { SandboxMaker } from './sandbox-context.ts'

const QUARTERS = ['第一季度', '第二季度', '第三季度', '第四季度'] as const

/** What was paid in each of the last quarters; one payer in eight is behind with the newest. */
function paid(
  yuan: readonly [number, number],
  more: Partial<Record<'usage' | 'insured', true>>,
): SandboxMaker {
  return {
    low: 4,
    high: 4,
    chance: 0.9,
    make({ company, whole, year, draw }, at, index) {
      const billedYuan = whole(at, ...yuan) * 100
      const isBehind = index === 0 && draw(`${at} behind`) < 0.12
      const paidOn = `${year(1)}-${String(12 - index * 3).padStart(2, '0')}-15`
      return {
        dataDate: paidOn,
        raw: {
          period: `${year(1)} 年${QUARTERS[3 - index]}`,
          billedYuan,
          arrearsYuan: isBehind ? billedYuan : 0,
          overdueFeeYuan: isBehind ? Math.round(billedYuan * 0.005) : 0,
          paidOn: isBehind ? null : paidOn,
          ...(more.usage ? { usage: whole(`${at} usage`, 200, 9_000) } : {}),
          ...(more.insured ? { insured: Math.max(1, Math.round(company.employees * 0.8)) } : {}),
        },
      }
    },
  }
}

const none: SandboxMaker = { low: 0, high: 0, chance: 0, make: () => ({ dataDate: null, raw: {} }) }

export const governmentMakers = {
  taxLevels: {
    low: 1,
    high: 3,
    chance: 0.85,
    make({ pick, year }, at, index) {
      const assessedOn = `${year(index)}-04-20`
      return {
        dataDate: assessedOn,
        raw: {
          year: year(index + 1),
          creditLevel: pick(at, ['A', 'A', 'B', 'B', 'M'] as const),
          organ: '国家税务总局示例税务局',
          assessedOn,
          validFrom: assessedOn,
          validTo: `${year(index - 1)}-04-19`,
        },
      }
    },
  },
  taxArrears: {
    low: 1,
    high: 1,
    chance: 0.08,
    make({ before, whole, year }, at) {
      const publishedOn = before(at, 30, 200)
      return {
        dataDate: publishedOn,
        raw: {
          period: `${year(1)} 年第四季度`,
          taxName: '增值税',
          balanceYuan: whole(at, 5, 90) * 1_000,
          currentYuan: 0,
          organ: '国家税务总局示例税务局',
          publishedOn,
          areaName: '示例市',
        },
        finding: { itemClass: null, publishedOn },
      }
    },
  },
  taxOffences: none,
  taxAbnormal: none,
  socialInsurance: paid([80, 900], { insured: true }),
  housingFund: paid([60, 600], { insured: true }),
  water: paid([5, 60], { usage: true }),
  gas: paid([5, 90], { usage: true }),
  electricity: paid([30, 700], { usage: true }),
  publicRating: {
    low: 1,
    high: 1,
    chance: 0.7,
    make({ whole, year, before }, at) {
      const assessedOn = before(at, 20, 200)
      const score = whole(at, 700, 960)
      return {
        dataDate: assessedOn,
        raw: {
          gradeName: score >= 850 ? '优' : '良',
          score,
          assessedOn,
          validFrom: assessedOn,
          validTo: `${year(-1)}-06-30`,
          organ: '示例信用中心',
        },
      }
    },
  },
  redList: {
    low: 1,
    high: 1,
    chance: 0.25,
    make({ before, year }, at) {
      const enteredOn = before(at, 60, 400)
      return {
        dataDate: enteredOn,
        raw: {
          listName: '诚信示范企业（示例）',
          organ: '示例信用中心',
          enteredOn,
          validTo: `${year(-1)}-12-31`,
          reason: '连续三年按时履约',
        },
      }
    },
  },
  blackList: none,
} satisfies Partial<Record<CreditTopicCode, SandboxMaker>>
