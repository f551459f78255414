import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { expect, test, vi } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { comparedRows, comparisonVerdict, totalCostYuan } from './compared-rows.ts'
import { commonLoan, firstChoice, loadComparison, readComparedLoan } from './load-comparison.ts'

function product(name: string, more: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: '1',
    name,
    orgId: '1',
    logoId: null,
    orgName: '陇上示例银行',
    category: 'workingCapital',
    guaranteeModes: ['credit'],
    amountMinYuan: 100_000,
    amountMaxYuan: 5_000_000,
    rateMin: 3,
    rateMax: 4,
    termMinMonths: 6,
    termMaxMonths: 36,
    repaymentModes: ['interestFirst'],
    averageDecisionDays: null,
    fees: [],
    requirements: '持续经营满一年',
    highlights: '',
    onlineApply: true,
    isExample: true,
    ...more,
  } as ProductDetail
}

const cheap = product('低息贷', { rateMin: 3, averageDecisionDays: 9 })
const dear = product('快捷贷', { rateMin: 3.5, averageDecisionDays: 2.5, amountMaxYuan: 3_000_000 })
const small = product('小额贷', { rateMin: 3, averageDecisionDays: null, amountMaxYuan: 500_000 })
const loan = { amountYuan: 2_000_000, termMonths: 24 }

const rowOf = (products: readonly ProductDetail[], key: string) =>
  comparedRows(products, loan).find((row) => row.key === key)

test('the best figure of a row is named, and the others say how far behind they are', () => {
  expect(rowOf([cheap, dear], 'total')?.cells).toEqual([
    { text: '12 万元', note: '', best: '最少', behind: 0 },
    { text: '14 万元', note: '多付 2 万元', best: '', behind: 1 },
  ])
  expect(rowOf([cheap, dear], 'annualCost')?.cells).toEqual([
    { text: '3.00%', note: '', best: '最低', behind: 0 },
    { text: '3.50%', note: '高 0.50 个百分点', best: '', behind: 1 },
  ])
  expect(rowOf([cheap, dear], 'decision')?.cells).toEqual([
    { text: '9 天', note: '慢 6.5 天', best: '', behind: 1 },
    { text: '2.5 天', note: '', best: '最快', behind: 0 },
  ])
})

test('nothing is the best among equals, and what has no record or does not lend so much takes no part', () => {
  expect(rowOf([cheap, cheap], 'total')?.cells.map(({ best, note }) => best + note)).toEqual(['', ''])
  const totals = rowOf([cheap, dear, small], 'total')?.cells
  expect(totals?.map(({ text }) => text)).toEqual(['12 万元', '14 万元', '额度或期限不合'])
  expect(rowOf([cheap, small], 'amount')?.cells.map(({ note }) => note)).toEqual(['', '不能借 200 万元'])
  expect(rowOf([cheap, small], 'decision')?.cells.map(({ text }) => text)).toEqual(['9 天', '暂无记录'])
  expect(totalCostYuan(small, loan)).toBeUndefined()
})

test('a bar is as long as the difference against the largest one, and a range is ranked by its best end', () => {
  const middle = product('中间贷', { rateMin: 3.25, termMaxMonths: 30 })
  expect(rowOf([cheap, middle, dear], 'annualCost')?.cells.map(({ behind }) => behind)).toEqual([0, 0.5, 1])
  expect(rowOf([cheap, dear], 'rate')?.cells.map(({ note, best }) => best || note)).toEqual([
    '最低',
    '高 0.50 个百分点',
  ])
  expect(rowOf([cheap, middle], 'term')?.cells.map(({ note, best }) => best || note)).toEqual([
    '最长',
    '短 6 个月',
  ])
  const short = product('短期贷', { termMaxMonths: 12 })
  expect(rowOf([cheap, short], 'term')?.cells[1]).toMatchObject({ note: '不能借 2 年' })
})

test('the product that stands chosen is the cheapest that is applied for online', () => {
  const [first, second, offline] = [
    { ...dear, id: '1' },
    { ...cheap, id: '2' },
    { ...product('柜台贷', { rateMin: 2, onlineApply: false }), id: '3' },
  ]
  expect(firstChoice([first, second, offline], loan)).toBe('2')
  expect(firstChoice([offline], loan)).toBeUndefined()
  expect(firstChoice([{ ...small, id: '4' }], loan)).toBe('4')
})

test('a row is the same when every product says the same', () => {
  const same = comparedRows([cheap, dear], loan).filter(({ isSame }) => isSame)
  expect(same.map(({ key }) => key)).toEqual([
    'fees',
    'guarantee',
    'repayment',
    'term',
    'requirements',
    'category',
    'online',
  ])
})

test.each([
  [
    [cheap, dear],
    '按 200 万元、2 年：陇上示例银行“低息贷”付得最少，比最高的少 2 万元；陇上示例银行“快捷贷”批得最快。',
  ],
  [
    [{ ...cheap, averageDecisionDays: 1 }, dear],
    '按 200 万元、2 年：陇上示例银行“低息贷”付得最少，比最高的少 2 万元，批得也最快。',
  ],
  [[cheap, cheap], '按 200 万元、2 年：几个产品的总成本相同，可再看办理时间、担保方式和申请条件。'],
  [[cheap, small], '按 200 万元、2 年：只有陇上示例银行“低息贷”能借。'],
  [[small, small], '没有一个产品能借这个金额和期限，请改一改再比较。'],
  [[cheap], ''],
])('one sentence says what the comparison comes to', (products, sentence) => {
  expect(comparisonVerdict(products, loan)).toBe(sentence)
})

test('without an amount and a term the largest loan that all of them lend is compared', () => {
  expect(commonLoan([cheap, dear])).toEqual({ amountYuan: 3_000_000, termMonths: 36 })
  const { loan: own, amount, term } = readComparedLoan(new URLSearchParams(), [cheap, dear])
  expect([own, amount, term]).toEqual([{ amountYuan: 3_000_000, termMonths: 36 }, '300', '36'])
})

test('what cannot be read is said at its field, what was typed stays, and the comparison stands', () => {
  const read = readComparedLoan(new URLSearchParams('amount=两百&termMonths=1.5'), [cheap, dear])
  expect(read).toMatchObject({
    loan: { amountYuan: 3_000_000, termMonths: 36 },
    amount: '两百',
    term: '1.5',
    errors: { amount: expect.stringContaining('大于 0'), term: expect.stringContaining('整数月数') },
  })
  expect(readComparedLoan(new URLSearchParams('amount=50&termMonths=12'), [cheap]).loan).toEqual({
    amountYuan: 500_000,
    termMonths: 12,
  })
})

test('who chose a product that was taken off the list since is told, whether or not any is left', async () => {
  const gone = vi.fn<() => Promise<ProductDetail>>().mockRejectedValue(new Response(null, { status: 404 }))
  const api = (_call: unknown, { params: { id } }: { params: { id: string } }) =>
    id === '1' ? Promise.resolve(product('甲')) : gone()
  const load = (compare: string) => loadComparison(api as LoaderApi, new URLSearchParams({ compare }))
  expect(await load('1.2.3')).toMatchObject({ gone: 2, comparison: { products: [{ name: '甲' }] } })
  expect(await load('2')).toEqual({ gone: 1, comparison: undefined })
  expect(await load('')).toEqual({ gone: 0, comparison: undefined })
})
