import { expect, test } from 'vitest'
import { NO_ANSWER } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import { keptOf, keyOf, wasSent } from './kept-answers.ts'

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

test('other questions are answered anew, under another number, by a device that has sent answers before', () => {
  const sent = { ...kept, answers: [], isSent: true }
  expect(wasSent(keptOf(sent, 1))).toBe(true)
  expect(keyOf(keptOf(sent, 1))).toBe(kept.key)
  expect(wasSent(keptOf(sent, 2))).toBe(false)
  expect(keyOf(keptOf(sent, 2))).not.toBe(kept.key)
})
