import { expect, test } from 'vitest'
import { drawingBody } from './drawing-values.ts'

test('a dialog whose ledger fields were left alone, or emptied again, sends none of them', () => {
  expect(drawingBody({})).toEqual({})
  expect(drawingBody({ repricedOn: '', fee: '', loanFlags: [] })).toEqual({})
})

test('what was filled in goes out in yuan, and nothing of the rest', () => {
  expect(drawingBody({ pricingBase: 'LPR1Y', fee: '0.12', loanFlags: ['county'] })).toEqual({
    pricingBase: 'LPR1Y',
    feeYuan: 1_200,
    loanFlags: ['county'],
  })
})
