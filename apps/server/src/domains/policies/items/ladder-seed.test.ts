import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PolicyAnswers } from '@lqr/contract/policies/profile.ts'
import { matchItems } from '@lqr/contract/policies/match-calls.ts'
import { getPolicyReport, makePolicyReport } from '@lqr/contract/policies/report-calls.ts'
import { seedPolicyItems } from '../../../../../../database/seeds/demo/policy-items.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'

const NEW = '工信部企业〔2026〕2号'
const OLD = '工信部企业〔2022〕63号'
/** The last minute of a day and the first of the next one, as China counts them. */
const lastMinuteOf = (day: string) => new Date(`${day}T23:59:00+08:00`)
const firstMinuteOf = (day: string) => new Date(`${day}T00:00:00+08:00`)

let t: TestApp
let now = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  await t.services.db.transaction().execute((tx) => seedPolicyItems(tx, now))
})
afterAll(() => t.close())

type Asked = { gives: 'specialised' | 'littleGiant'; purpose?: 'first' | 'renewal' }
const matchesOn = async (at: Date, asked: Asked, answers: PolicyAnswers = {}) => {
  now = at
  return (await t.call(matchItems, { body: { ...asked, answers } })).data.list
}
const documentsOn = async (at: Date, asked: Asked) =>
  (await matchesOn(at, asked)).map(({ item }) => item.docNo)

test.each(['specialised', 'littleGiant'] as const)(
  'an application for %s is judged by the rules of 2026 from 1 April 2026 on, and by none of the platform before',
  async (gives) => {
    const first = { gives, purpose: 'first' } as const
    expect(await documentsOn(lastMinuteOf('2026-03-31'), first)).toEqual([])
    expect(await documentsOn(firstMinuteOf('2026-04-01'), first)).toEqual([NEW])
    expect(await documentsOn(firstMinuteOf('2027-01-01'), first)).toEqual([NEW])
  },
)

test.each(['specialised', 'littleGiant'] as const)(
  'a renewal of %s in 2026 is judged by the rules of 2022, one of 2027 by those of 2026',
  async (gives) => {
    const renewal = { gives, purpose: 'renewal' } as const
    for (const at of [firstMinuteOf('2026-01-01'), firstMinuteOf('2026-04-01'), lastMinuteOf('2026-12-31')])
      expect(await documentsOn(at, renewal)).toEqual([OLD])
    expect(await documentsOn(firstMinuteOf('2027-01-01'), renewal)).toEqual([NEW])
  },
)

test('the same figures pass as a renewal of 2026 and fall short of the rules in force', async () => {
  const answers = {
    titles: ['littleGiant' as const],
    revenueYuan: 200_000_000,
    mainBusinessPercent: 72,
    debtPercent: 68,
    rdPercent: 3,
    growthPercent: 6,
    nicheYears: 5,
    patents: 2,
  }
  const answersOf = async (purpose: 'first' | 'renewal', at = '2026-11-20') =>
    (await matchesOn(firstMinuteOf(at), { gives: 'littleGiant', purpose }, answers))[0]
  expect(await answersOf('renewal')).toMatchObject({ standing: 'judged', unmet: 0 })
  const first = await answersOf('first')
  expect(first?.verdicts).toContainEqual(
    expect.objectContaining({ fact: 'mainBusinessPercent', answer: 'unmet', by: '还差 18 %' }),
  )
  expect(first?.verdicts).toContainEqual(
    expect.objectContaining({ fact: 'patents', answer: 'unmet', by: '还差 2 项' }),
  )
  expect((await answersOf('renewal', '2027-01-01'))?.unmet).toBe(2)
})

test.each([
  [200_000_000, 3, 'met'],
  [200_000_000, 2.9, 'unmet'],
  [100_000_000, 3, 'met'],
  [99_999_999, 3, 'unmet'],
  [60_000_000, 6, 'met'],
] as const)(
  'by the rules of 2022 a revenue of %i yuan with %d percent of research is %s',
  async (revenueYuan, rdPercent, answer) => {
    const asked = { gives: 'littleGiant', purpose: 'renewal' } as const
    const at = firstMinuteOf('2026-11-20')
    const [match] = await matchesOn(at, asked, { revenueYuan, rdPercent })
    const decided = match?.verdicts.filter(
      (one) => one.fact === 'rdPercent' && one.answer !== 'notApplicable',
    )
    expect(decided?.map((one) => one.answer)).toEqual([answer])
  },
)

test('without being asked for, a renewal is shown only to who holds the title', async () => {
  const at = firstMinuteOf('2026-11-20')
  const shown = async (titles?: 'littleGiant'[]) =>
    (await matchesOn(at, { gives: 'littleGiant' }, titles ? { titles } : {})).map(({ item }) => item.purpose)
  expect(await shown()).toEqual(['first'])
  expect(await shown([])).toEqual(['first'])
  expect((await shown(['littleGiant'])).toSorted()).toEqual(['first', 'renewal'])
})

test('what holding a title opens is asked for by that title', async () => {
  now = firstMinuteOf('2026-11-20')
  const opened = (await t.call(matchItems, { body: { asksTitle: 'specialised', purpose: 'first' } })).data
    .list
  expect(opened.map(({ item }) => item.gives)).toEqual(['littleGiant'])
  const last = (await t.call(matchItems, { body: { asksTitle: 'littleGiant', purpose: 'first' } })).data.list
  expect(last.map(({ item }) => item.name)).toEqual(['重点“小巨人”企业奖补'])
})

test('a renewal of a title that is not held is unmet, and no path leads to it', async () => {
  const asked = { gives: 'littleGiant', purpose: 'renewal' } as const
  const [match] = await matchesOn(firstMinuteOf('2026-11-20'), asked, { titles: [] })
  expect(match).toMatchObject({ standing: 'unmet', path: null })
})

test('a report keeps the document, the days and the version of the rules it was made by', async () => {
  const { db } = t.services
  const { id: companyId } = await makeEnterprise(db, t.services, { scale: 'small' })
  const token = await t.signIn((await makeAccount(db, t.services, { sourceType: '7', companyId })).id)
  now = lastMinuteOf('2026-12-31')
  const body = { answers: { titles: ['specialised' as const], nicheYears: 2 } }
  const made = (await t.call(makePolicyReport, { body }, { token })).data
  const kept = made.matches.find(({ purpose }) => purpose === 'renewal')
  expect(kept).toMatchObject({ docNo: OLD, rulesVersion: 1, validFrom: '2026-01-01', validTo: '2026-12-31' })
  now = firstMinuteOf('2027-01-01')
  const params = { id: made.id }
  expect((await t.call(getPolicyReport, { params }, { token })).data).toEqual(made)
  const next = (await t.call(makePolicyReport, { body }, { token })).data
  expect(next.matches.find(({ purpose }) => purpose === 'renewal')).toMatchObject({ docNo: NEW })
})
