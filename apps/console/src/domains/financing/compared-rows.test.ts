import { expect, test } from 'vitest'
import type { ComparedResponse } from '@lqr/contract/financing/response-entities.ts'
import { comparedRows, isEnded } from './compared-rows.ts'

const AT = '2026-11-23T02:00:00Z'

function offered(
  annualCost: number | null,
  status: ComparedResponse['status'] = 'OFFERED',
  isLapsed = false,
): ComparedResponse {
  return {
    id: String(annualCost),
    responseNo: 'XY20261123-000001',
    orgId: '1',
    orgName: '示例银行',
    orgPhone: null,
    officerName: null,
    officerPhone: null,
    status,
    dueAt: null,
    isPaused: false,
    isOverdue: false,
    createdAt: AT,
    updatedAt: AT,
    cameBy: 'grab',
    contactedAt: AT,
    contactWay: 'phone',
    offer:
      annualCost === null
        ? null
        : {
            productId: '1',
            productName: '示例贷',
            amountYuan: 1_000_000,
            ratePercent: 4,
            annualCost,
            termMonths: 12,
            guaranteeMode: 'credit',
            conditions: null,
            validTo: '2026-12-31',
            isLapsed,
            offeredAt: AT,
          },
    equityOffer: null,
    investment: null,
    corrections: [],
    chosenAt: null,
    applicationId: null,
    declineCode: null,
    decidingCondition: null,
    figureAsked: null,
    figureFound: null,
    retryFrom: null,
    alternatives: [],
    declineReason: null,
    nextSteps: null,
    version: 1,
    can: { choose: true, turnDown: true },
  }
}

const costLine = (...responses: ComparedResponse[]) =>
  comparedRows(responses).find(({ label }) => label === '综合年化成本')

test('the lowest comprehensive cost is marked among at least two', () => {
  expect(costLine(offered(4.2), offered(3.9), offered(null))).toMatchObject({
    cells: ['4.20%', '3.90%', '—'],
    best: 1,
  })
  expect(costLine(offered(4.2))?.best).toBeUndefined()
  expect(costLine(offered(4.2), offered(3.9, 'CONTACTED', true))?.best).toBeUndefined()
  expect(costLine(offered(4.2), offered(4.2))?.best).toBeUndefined()
})

test('what was invested stands below what was indicated, for the enterprise to check', () => {
  const investment = { amountYuan: 2_800_000, sharePercent: 8, investedOn: '2026-11-20' }
  const lines = (response: ComparedResponse) =>
    Object.fromEntries(comparedRows([response], true).map(({ label, cells }) => [label, cells[0]]))
  expect(lines({ ...offered(null, 'INVESTED'), investment })).toMatchObject({
    实际投资金额: '280 万元',
    实际占股比例: '8.00%',
    投资日期: '2026年11月20日',
  })
  expect(lines(offered(null))).not.toHaveProperty('投资日期')
})

test('what came to nothing leaves the comparison, a drawn loan stays', () => {
  const ended = ['DECLINED', 'LAPSED', 'LOST', 'TURNED_DOWN'] as const
  expect(ended.filter((status) => !isEnded({ status }))).toEqual([])
  expect(['OFFERED', 'DISBURSED'].map((status) => isEnded({ status: status as 'OFFERED' }))).toEqual([
    false,
    false,
  ])
})
