import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNeedCase, unmatchNeed } from '@lqr/contract/financing/need-calls.ts'
import { declineNeed, getResponse, listNeedResponses } from '@lqr/contract/financing/response-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let bank: Bank
let other: Bank
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeResponseWorld(t)
  bank = await world.bank('皋兰示例银行')
  other = await world.bank('祁连示例银行')
})
afterAll(() => t.close())

const FIGURES = { decidingCondition: 'AMOUNT', figureAsked: 500_000, figureFound: 3_000_000 } as const
const IN_WORDS = '申请金额：要求 50 万元，实际 300 万元，相差 250 万元'
const bodyOf = async (kind: string) =>
  (await t.services.pool.query<{ body: string }>('select body from message where kind = $1', [kind])).rows[0]
    ?.body

test('an institution that steps back says what decided and when to ask again; the enterprise sees who else would', async () => {
  const { id, needId } = await world.response(bank, 'CONTACTED')
  const body = { declineCode: 'AMOUNT_TOO_HIGH', declineReason: '超过本行单户上限', ...FIGURES } as const
  const declined = await t.call(declineNeed, { params: { id }, body }, { token: bank.officer.token })
  expect(declined.data).toMatchObject({ status: 'DECLINED', ...FIGURES, retryFrom: '2026-11-21' })
  expect(declined.data.alternatives).toEqual([])
  const own = await t.call(listNeedResponses, { params: { id: needId } }, { token: world.owner.token })
  expect(own.data.responses[0]).toMatchObject({ ...FIGURES, retryFrom: '2026-11-21' })
  expect(own.data.responses[0]?.alternatives).toEqual([
    expect.objectContaining({ proId: other.productId, orgName: other.name, kind: 'product' }),
  ])
  expect(await bodyOf('financing.response-decline')).toContain(IN_WORDS)
})

test('the authority of the area reads what decided, not where the enterprise might go', async () => {
  const { id, needId } = await world.response(bank, 'CONTACTED')
  const body = { declineCode: 'AMOUNT_TOO_HIGH', declineReason: '超过本行单户上限' } as const
  await t.call(declineNeed, { params: { id }, body }, { token: bank.officer.token })
  const seen = await t.call(listNeedResponses, { params: { id: needId } }, { token: world.lanzhou.token })
  expect(seen.data.responses[0]).toMatchObject({ decidingCondition: 'AMOUNT', alternatives: [] })
})

test('a need that found nobody ends with what decided, the day to ask again, and products that pass', async () => {
  const id = await world.need('PUBLISHED')
  const body = { rejectCode: 'AMOUNT_TOO_HIGH', rejectReason: '本地机构单户上限较低', ...FIGURES } as const
  const ended = await t.call(unmatchNeed, { params: { id }, body }, { token: world.lanzhou.token })
  expect(ended.data).toMatchObject({ status: 'UNMATCHED', ...FIGURES, alternatives: [] })
  const own = await t.call(getNeedCase, { params: { id } }, { token: world.owner.token })
  expect(own.data).toMatchObject({ ...FIGURES, retryFrom: '2026-11-21' })
  expect(own.data.alternatives.map(({ proId }) => proId).toSorted()).toEqual(
    [bank.productId, other.productId].toSorted(),
  )
  expect(await bodyOf('financing.need-unmatch')).toContain(IN_WORDS)
})

test('half a figure, or a day in the past, is refused at its field and moves nothing', async () => {
  const { id } = await world.response(bank, 'CONTACTED')
  const refused = await t.send(
    declineNeed,
    {
      params: { id },
      body: {
        declineCode: 'DEBT_TOO_HIGH',
        declineReason: '负债较高',
        figureAsked: 60,
        retryFrom: '2026-11-19',
      },
    },
    { token: bank.officer.token },
  )
  expect(refused).toMatchObject({
    status: 422,
    error: { fields: { figureFound: expect.any(String), retryFrom: expect.any(String) } },
  })
  const now = await t.call(getResponse, { params: { id } }, { token: bank.officer.token })
  expect(now.data).toMatchObject({ status: 'CONTACTED', decidingCondition: null, retryFrom: null })
})
