import { expect, test } from 'vitest'
import { countedSubject, keyOf, letterOf, renewedChoice } from './letter-choice.ts'

const rowOf = (caseId: string) => ({ kind: 'application', caseId, number: `SQ${caseId}` }) as const
const [first, second, third] = [rowOf('1'), rowOf('2'), rowOf('3')]

test('of a choice what has left the list is taken out and named, what came in is not chosen', () => {
  const chosen = [first, second].map(keyOf)
  expect(renewedChoice(chosen, [first, second], [second, third])).toEqual({
    left: [keyOf(second)],
    gone: ['SQ1'],
  })
})

test('what nobody had chosen is not missed', () => {
  expect(renewedChoice([keyOf(first)], [first, second], [first])).toEqual({ left: [keyOf(first)], gone: [] })
})

test('a subject that was proposed counts what is left; one that was written stays', () => {
  expect(countedSubject('关于 3 件业务超过承诺时限未办理', 2)).toBe('关于 2 件业务超过承诺时限未办理')
  expect(countedSubject('关于 3 件业务超过承诺时限未办理', 0)).toBe('关于 3 件业务超过承诺时限未办理')
  expect(countedSubject('请尽快办理', 2)).toBe('请尽快办理')
})

test('a letter begun before goes on about what is still there, in the words it was written in', () => {
  const begun = {
    cases: [first, second].map(keyOf),
    subject: '关于 2 件业务超过承诺时限未办理',
    letterText: '请说明原因。',
  }
  expect(letterOf(begun, [second, third])).toEqual({
    cases: [keyOf(second)],
    subject: '关于 1 件业务超过承诺时限未办理',
    letterText: '请说明原因。',
  })
})
