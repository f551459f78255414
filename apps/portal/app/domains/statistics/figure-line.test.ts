import { expect, test } from 'vitest'
import { amountFigure, countFigure } from './figure-line.ts'

test('an amount counts up in the unit its size asks for, with two decimals', () => {
  expect(amountFigure('放款金额', 1_234_567_890)).toEqual({
    label: '放款金额',
    value: 12.35,
    decimals: 2,
    unit: '亿元',
  })
  expect(amountFigure('放款金额', 12_345_678).value).toBe(1234.57)
  expect(amountFigure('放款金额', 0)).toMatchObject({ value: 0, unit: '元' })
})

test('a count has no decimals', () => {
  expect(countFigure('认证企业', 1280, '家')).toEqual({
    label: '认证企业',
    value: 1280,
    decimals: 0,
    unit: '家',
  })
})
