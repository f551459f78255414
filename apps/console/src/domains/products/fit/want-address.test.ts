import { expect, test } from 'vitest'
import { toValues, toWant, typedProblems, wantFromAddress } from './want-address.ts'

test('what is typed goes into the call once, and comes back as it was typed', () => {
  const values = {
    amount: '50.5',
    term: '12',
    guaranteeMode: 'credit',
    rateMax: '4.5',
    targetGroups: ['startup'],
  }
  const want = toWant(values)
  expect(want).toEqual({
    amountYuan: 505_000,
    termMonths: 12,
    guaranteeMode: 'credit',
    rateMax: 4.5,
    targetGroups: ['startup'],
  })
  const search = new URLSearchParams(Object.entries(want).map(([name, value]) => [name, String(value)]))
  expect(toValues(wantFromAddress(search))).toEqual(values)
})

test('an address without amount or term wants nothing, and a code that is none is left out', () => {
  expect(wantFromAddress(new URLSearchParams('termMonths=12'))).toBeUndefined()
  expect(wantFromAddress(new URLSearchParams('amountYuan=0&termMonths=12'))).toBeUndefined()
  const search = new URLSearchParams('amountYuan=500000&termMonths=12&guaranteeMode=gold&targetGroups=a,b')
  expect(wantFromAddress(search)).toEqual({ amountYuan: 500_000, termMonths: 12 })
})

test('what is no number is told at its field', () => {
  expect(typedProblems({ amount: '0', term: '1.5', rateMax: '101' })).toEqual({
    amountYuan: '请输入融资金额',
    termMonths: '融资期限须为整数',
    rateMax: expect.stringContaining('可接受的最高年利率'),
  })
  expect(typedProblems({ amount: '50', term: '12' })).toEqual({})
})
