import { getLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadLeasePage } from './lease-page.ts'

const OFFER = { amountYuan: 800_000, rentYuan: 25_000, conditions: '首付三成', validTo: '2026-12-31' }
const NOTHING_SAID = {
  offer: OFFER,
  agreedAt: null,
  declineCode: null,
  declineReason: null,
  nextSteps: null,
  decidingCondition: null,
  figureAsked: null,
  figureFound: null,
  retryFrom: null,
  endReason: null,
  orgPhone: null,
  officerPhone: null,
  can: { agree: false, cancel: false },
}

/** What the page says of one institution's answer. */
async function linesOf(answer: object) {
  const response = { id: '9', orgName: '陇原示例租赁', version: 2, ...NOTHING_SAID, ...answer }
  const need = { id: '7', files: [], timeline: [], can: { withdraw: false }, responses: [response] }
  const api = async (call: unknown): Promise<unknown> => {
    expect(call).toBe(getLeaseNeed)
    return need
  }
  const page = await loadLeasePage(new Request('http://portal/lite/lease?id=7'), api as LoaderApi)
  return Object.fromEntries(page.responses.flatMap(({ lines }) => lines))
}

test('until when each institution has to get in touch is said, whatever limit holds for it', async () => {
  const waiting = { status: 'SUBMITTED', offer: null, dueAt: '2026-11-27T18:00:00+08:00' }
  expect(await linesOf(waiting)).toEqual({ 当前时限: '2026年11月27日 18:00' })
})

test('an institution that declined says why and what would change it, and what it had offered stands no more', async () => {
  const declined = {
    status: 'DECLINED',
    declineCode: 'MATERIAL_INCOMPLETE',
    declineReason: '缺少购销合同。',
    nextSteps: '补齐购销合同后重新提交。',
    decidingCondition: 'DEBT_RATIO',
    figureAsked: 70,
    figureFound: 82.5,
    retryFrom: '2027-03-01',
  }
  expect(await linesOf(declined)).toEqual({
    不承接原因: '材料不齐',
    原因说明: '缺少购销合同。',
    决定的条件: '资产负债率：要求 70%，实际 82.5%，相差 12.5%',
    可以再次申请的日期: '2027年3月1日',
    改进建议: '补齐购销合同后重新提交。',
  })
  expect(await linesOf({ status: 'OFFERED' })).toMatchObject({ 条件: '首付三成' })
})
