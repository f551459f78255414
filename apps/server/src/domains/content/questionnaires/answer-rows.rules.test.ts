import { expect, test } from 'vitest'
import { NO_ANSWER } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import { cellOf, csvOf, neutralRow } from './answer-rows.rules.ts'

const several = { text: '题', kind: 'several', isRequired: true, options: ['甲', '乙', '丙'] } as const

test('an answer stands in one cell in words', () => {
  const question = { ...several, options: [...several.options] }
  expect(cellOf(question, { ...NO_ANSWER, choices: [0, 2] }, '；')).toBe('甲；丙')
  expect(cellOf(question, { ...NO_ANSWER, number: 4 }, '；')).toBe(4)
  expect(cellOf(question, NO_ANSWER, '；')).toBeNull()
  expect(cellOf(question, undefined, '；')).toBeNull()
})

test('no cell is a formula, quotes and lines stay in their cell', () => {
  expect(csvOf([['=1+1', '-2', '@x', '说"好"\n第二行', 3, null]])).toBe(
    '\uFEFF"\'=1+1","\'-2","\'@x","说""好""\n第二行",3,\r\n',
  )
  expect(neutralRow(['+cmd', '＝A1', '平常', -5])).toEqual(["'+cmd", "'＝A1", '平常', -5])
})
