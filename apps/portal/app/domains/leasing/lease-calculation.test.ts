import { expect, test } from 'vitest'
import { readCalculation } from './lease-calculation.ts'

test('without an address the example is reckoned: 100 万元, a fifth down, 36 months', () => {
  const { typed, errors, result } = readCalculation(new URLSearchParams())
  expect(typed).toEqual({ amount: '100', down: '20', rate: '6', termMonths: '36', fee: '1' })
  expect(errors).toEqual({})
  expect(result).toMatchObject({ rent: '2.43 万元', annualCost: '6.63%' })
  expect(result?.rows.map(({ value }) => value).slice(0, 2)).toEqual(['20 万元', '80 万元'])
})

test('what is typed is kept, and a wrong field gives no figure', () => {
  const { typed, errors, result } = readCalculation(
    new URLSearchParams('amount=-1&down=95&rate=x&termMonths=1.5&fee='),
  )
  expect(typed).toEqual({ amount: '-1', down: '95', rate: 'x', termMonths: '1.5', fee: '' })
  expect(Object.keys(errors).sort()).toEqual(['amount', 'down', 'fee', 'rate', 'termMonths'])
  expect(result).toBeUndefined()
})

test('full-width digits and commas are read, and shown as they were read', () => {
  const { typed, errors } = readCalculation(new URLSearchParams('amount=1,200&rate=６.5'))
  expect(typed).toMatchObject({ amount: '1200', rate: '6.5' })
  expect(errors).toEqual({})
})

test('a dearer lease costs more, a fee weighs more on a short one', () => {
  const cost = (query: string) =>
    Number.parseFloat(readCalculation(new URLSearchParams(query)).result?.annualCost ?? '')
  expect(cost('rate=8')).toBeGreaterThan(cost('rate=6'))
  expect(cost('termMonths=12')).toBeGreaterThan(cost('termMonths=36'))
})

test.each(['down=20.555', 'rate=6.125', 'fee=1.', 'rate=.5', 'down=1e1'])(
  'a share or a rate is a two-decimal number: %s gives no figure',
  (query) => {
    const { errors, result } = readCalculation(new URLSearchParams(query))
    expect(Object.keys(errors)).toEqual([query.split('=')[0]])
    expect(result).toBeUndefined()
  },
)
