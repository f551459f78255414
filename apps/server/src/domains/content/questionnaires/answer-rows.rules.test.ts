import { expect, test } from 'vitest'
import { NO_ANSWER } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import { cellOf } from './answer-rows.rules.ts'

const several = { text: '题', kind: 'several', isRequired: true, options: ['甲', '乙', '丙'] } as const

test('an answer stands in one cell in words', () => {
  const question = { ...several, options: [...several.options] }
  expect(cellOf(question, { ...NO_ANSWER, choices: [0, 2] }, '；')).toBe('甲；丙')
  expect(cellOf(question, { ...NO_ANSWER, number: 4 }, '；')).toBe(4)
  expect(cellOf(question, NO_ANSWER, '；')).toBeNull()
  expect(cellOf(question, undefined, '；')).toBeNull()
})
