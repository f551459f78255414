import { expect, test } from 'vitest'
import { readWantedAmount } from './wanted-amount.ts'

test.each([
  ['300', 3_000_000],
  ['0.5', 5_000],
  [' 12 ', 120_000],
  ['0', undefined],
  ['-3', undefined],
  ['三百', undefined],
  ['99999999999', undefined],
  ['', undefined],
])('%j 万元 is %s yuan', (text, yuan) => {
  expect(readWantedAmount(new URLSearchParams({ amount: text }))).toEqual({ text: text.trim(), yuan })
})

test('an amount of a browser without scripts is read as people type it', () => {
  expect(readWantedAmount(new URLSearchParams({ amount: '１，２００' }))).toEqual({
    text: '1200',
    yuan: 12_000_000,
  })
})
