import { expect, test } from 'vitest'
import { isClosingDay } from './account-days.rules.ts'

test('an account ends on a day from its opening to today', () => {
  const isPossible = (closedOn: string) => isClosingDay({ openedOn: '2026-11-02', closedOn }, '2026-11-20')
  expect(['2026-11-02', '2026-11-10', '2026-11-20'].map(isPossible)).toEqual([true, true, true])
  expect(['2026-11-01', '2026-11-21'].map(isPossible)).toEqual([false, false])
})
