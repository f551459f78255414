import { getOwnInterest } from '@lqr/contract/equity/interest-calls.ts'
import { offerTalk } from '@lqr/contract/equity/talk-calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { interestAction, loadInterestPage } from './interest-page.ts'

/** What the times are proposed with that are typed so, or what the page shows instead. */
async function proposedWith(typed: Record<string, string>) {
  const sent: unknown[] = []
  const answer = async (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getUserInfo) return { user: { userId: '1' } }
    if (call === getOwnInterest) return { version: 3 }
    expect(call).toBe(offerTalk)
    sent.push((input as { body: unknown }).body)
    return {}
  }
  const request = new Request('http://portal/lite/interest?id=7&do=offerTalk', {
    method: 'POST',
    body: new URLSearchParams({ place: '线上会议', version: '3', ...typed }),
  })
  return { shown: await interestAction(request, answer as LoaderApi), sent }
}

test('a day that was chosen without its hour is asked for, and no time is left out unsaid', async () => {
  const half = await proposedWith({ day1: '2026-12-01', hour1: '09', day2: '2026-12-02' })
  expect(half.sent).toEqual([])
  expect(half.shown).toMatchObject({ data: { errors: { hour2: '请选择这一天的时间' } } })
  const whole = await proposedWith({ day1: '2026-12-01', hour1: '09', day2: '2026-12-02', hour2: '10' })
  expect(whole.sent).toEqual([
    {
      place: '线上会议',
      times: ['2026-12-01T09:00:00+08:00', '2026-12-02T10:00:00+08:00'],
      version: 3,
    },
  ])
})

test('the enterprise reads all that was recorded of an investment, to check it', async () => {
  const found = {
    interestNo: 'DJ20261120-000001',
    orgName: '陇原示例基金',
    status: 'INVESTED',
    reason: '关注该领域',
    talk: null,
    investment: { amountYuan: 2_800_000, sharePercent: 8, stage: 'A', investedOn: '2026-11-20' },
    timeline: [],
    can: {},
  }
  const api = async (): Promise<unknown> => found
  const { view } = await loadInterestPage(new Request('http://portal/lite/interest?id=7'), api as LoaderApi)
  expect(Object.fromEntries(view.facts)).toMatchObject({
    投资金额: '280 万元',
    占股比例: '8.00%',
    投资日期: '2026年11月20日',
  })
})
