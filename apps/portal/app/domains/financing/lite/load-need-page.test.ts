import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import { listNeedInterviews } from '@lqr/contract/financing/operation-calls.ts'
import { listNeedResponses } from '@lqr/contract/financing/response-calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadNeedPage } from './load-need-page.ts'

const NEED = { id: '7', slots: 3, slotsFree: 0, wantRate: null, files: [], timeline: [], can: {} }
const INVESTED = {
  id: '9',
  orgName: '陇原示例基金',
  status: 'INVESTED',
  offer: null,
  equityOffer: null,
  investment: { amountYuan: 2_800_000, sharePercent: 8, investedOn: '2026-11-20' },
  corrections: [{ at: '2026-11-23T10:00:00+08:00', note: '投资日期由 2026-11-19 更正为 2026-11-20' }],
  can: {},
}

/** The page of a need for equity in that state, in which an institution has invested and shares a paper. */
function pageOf(status: string) {
  const answers = new Map<unknown, unknown>([
    [getNeedCase, { ...NEED, status }],
    [getUserInfo, {}],
    [listNeedResponses, { responses: [INVESTED] }],
    [listNeedInterviews, { interviews: [], files: [{ name: '投资协议.pdf' }] }],
  ])
  const api = async (call: unknown): Promise<unknown> => answers.get(call)
  return loadNeedPage(new Request('http://portal/lite/need?id=7'), api as LoaderApi)
}

test('the enterprise reads what was invested, what was corrected of it, and which papers the institution shares', async () => {
  const { facts, responses } = await pageOf('CLOSED')
  expect(Object.fromEntries(responses.flatMap(({ lines }) => lines))).toMatchObject({
    实际投资金额: '280 万元',
    实际占股比例: '8.00%',
    投资日期: '2026年11月20日',
    更正记录: '2026年11月23日 10:00 投资日期由 2026-11-19 更正为 2026-11-20',
  })
  expect(Object.fromEntries(facts)).toMatchObject({ 机构提供的资料: '投资协议.pdf' })
})

test('of slots it reads while the need is listed', async () => {
  expect((await pageOf('CONTACTED')).facts).toContainEqual(['接受响应的机构数', '共 3 家，剩余 0 家'])
  for (const status of ['DRAFT', 'OFFLINE', 'CLOSED'])
    expect(Object.fromEntries((await pageOf(status)).facts)).not.toHaveProperty('接受响应的机构数')
})
