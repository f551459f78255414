import { expect, test } from 'vitest'
import { mayGrow, movingUp, stateOfNext, waitingAhead } from './places.rules.ts'

const signed = (id: string, people: number) => ({ id, people, state: 'SIGNED' }) as const
const waiting = (id: string, people: number) => ({ id, people, state: 'WAITING' }) as const

test('people are counted, not sign-ups, and nobody overtakes who waits', () => {
  expect(stateOfNext([signed('1', 2)], 3, 1)).toBe('SIGNED')
  expect(stateOfNext([signed('1', 2)], 3, 2)).toBe('WAITING')
  expect(stateOfNext([signed('1', 2), waiting('2', 2)], 3, 1)).toBe('WAITING')
  expect(stateOfNext([signed('1', 900)], null, 20)).toBe('SIGNED')
})

test('the first of those that wait moves up first; one that does not fit lets nobody by', () => {
  const living = [signed('1', 1), waiting('2', 2), waiting('3', 1)]
  expect(movingUp(living, 3).map(({ id }) => id)).toEqual(['2'])
  expect(movingUp(living, 4).map(({ id }) => id)).toEqual(['2', '3'])
  expect(movingUp(living, 2)).toEqual([])
  expect(waitingAhead(living, '3')).toBe(1)
  expect(waitingAhead(living, '1')).toBeNull()
})

test('more people need room that nobody waits for', () => {
  expect(mayGrow([signed('1', 1)], 2, 1)).toBe(true)
  expect(mayGrow([signed('1', 2)], 2, 1)).toBe(false)
  expect(mayGrow([signed('1', 1), waiting('2', 2)], 2, 1)).toBe(false)
  expect(mayGrow([signed('1', 2), waiting('2', 2)], 2, -1)).toBe(true)
})

test('a group larger than all places there are is passed over by who comes, who waits and who wants more', () => {
  const living = [signed('1', 1), waiting('2', 5), waiting('3', 2)]
  expect(movingUp(living, 3).map(({ id }) => id)).toEqual(['3'])
  expect(movingUp(living, 6).map(({ id }) => id)).toEqual(['2'])
  expect(stateOfNext([signed('1', 1), waiting('2', 5)], 3, 2)).toBe('SIGNED')
  expect(mayGrow([signed('1', 1), waiting('2', 5)], 3, 1)).toBe(true)
})
