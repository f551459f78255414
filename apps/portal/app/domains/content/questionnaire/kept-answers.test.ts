import { expect, test } from 'vitest'
import { NO_ANSWER } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import { wasSent } from './kept-answers.ts'

const kept = { key: '0'.repeat(32), number: 1 }

test('a device knows that it has sent its answers, also while others are typed', () => {
  expect(wasSent({ ...kept, answers: [], isSent: true })).toBe(true)
  expect(wasSent({ ...kept, answers: [NO_ANSWER], isSent: true })).toBe(true)
  expect(wasSent({ ...kept, answers: [] })).toBe(true)
})

test('what is only typed was not sent', () => {
  expect(wasSent(undefined)).toBe(false)
  expect(wasSent({ ...kept, answers: [NO_ANSWER] })).toBe(false)
  expect(wasSent({ ...kept, answers: [NO_ANSWER], isSent: false })).toBe(false)
})
