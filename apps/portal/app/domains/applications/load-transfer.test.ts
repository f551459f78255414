import { getApplication } from '@lqr/contract/applications/calls.ts'
import { expect, test } from 'vitest'
import { LITE_PAGE_SIZE } from '../../shell/lite/lite-page.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { loadTransfer } from './load-transfer.ts'

const OWN = '1'
const product = (number: number, ...applicantKinds: readonly string[]) => ({
  id: String(number),
  name: `产品${number}`,
  orgId: '2',
  orgName: '示例银行',
  applicantKinds,
  annualCostMin: 3.5,
})
/** Two pages and more for other applicants, then two products for this one. */
const unfit = Array.from({ length: 2 * LITE_PAGE_SIZE + 1 }, (_, at) => product(at + 1, 'COOPERATIVE'))
const products = [...unfit, product(901), product(902, 'ENTERPRISE')]

const application = {
  id: '7',
  orgId: OWN,
  orgName: '原来的银行',
  productName: '原来的产品',
  amountYuan: 500_000,
  termMonths: 12,
  guaranteeMode: 'credit',
  applicantKind: 'ENTERPRISE',
  can: { transfer: true },
}

function load(query: string, offered = products) {
  const answer = (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getApplication) return Promise.resolve(application)
    const { body } = input as { body: { currentPageNum: number; pageSize: number; outsideHouseOf: string } }
    expect(body.outsideHouseOf).toBe(OWN)
    const from = (body.currentPageNum - 1) * body.pageSize
    return Promise.resolve({ list: offered.slice(from, from + body.pageSize), total: offered.length })
  }
  const request = new Request(`http://portal/lite/transfer?id=7${query}`)
  return loadTransfer(request, answer as LoaderApi)
}

const titlesOf = ({ rows }: Awaited<ReturnType<typeof load>>) => rows.map(({ key }) => key)

test('products outside the house are asked for, and found behind any number of those for other applicants', async () => {
  const found = await load('')
  expect(titlesOf(found)).toEqual(['901', '902'])
  expect(found.next).toBeUndefined()
})

test('a list that goes on has a next page, which begins behind what is shown', async () => {
  const others = Array.from({ length: LITE_PAGE_SIZE }, (_, at) => product(at + 801))
  const first = await load('', [...others, ...products])
  expect(first.rows).toHaveLength(LITE_PAGE_SIZE)
  expect(first.next).toBe('/lite/transfer?id=7&page=2')
  const second = await load('&page=2', [...others, ...products])
  expect(titlesOf(second)).toEqual(['901', '902'])
})

test('where no other institution lends it, there is no row and no next page', async () => {
  expect(await load('', unfit)).toMatchObject({ rows: [], next: undefined })
})
