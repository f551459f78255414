import { expect, test } from 'vitest'
import { nextWaiting } from './next-waiting.ts'

const waiting = (id: string, minute: number) => ({
  id,
  submittedAt: `2026-11-20T09:${String(minute).padStart(2, '0')}:00+08:00`,
})
const QUEUE = [waiting('9', 1), waiting('4', 2), waiting('10', 2), waiting('2', 3)]

test('who passes over one after another comes to all that wait, and then to the first again', () => {
  const walked = ['9', '4', '10', '2'].map((id) => {
    const current = QUEUE.find((one) => one.id === id)
    return current && nextWaiting(QUEUE, current)?.id
  })
  expect(walked).toEqual(['4', '10', '2', '9'])
})

test('behind one that was decided comes the one behind it, not what was passed over before', () => {
  const [passed, decided, next] = QUEUE
  expect(passed && decided && nextWaiting([passed, ...QUEUE.slice(2)], decided)).toBe(next)
})

test('one without a place in the queue leads to its front; where nothing else waits there is no next', () => {
  expect(nextWaiting(QUEUE, { id: '1', submittedAt: null })?.id).toBe('9')
  expect(nextWaiting([waiting('9', 1)], waiting('9', 1))).toBeUndefined()
})
