import { expect, test } from 'vitest'
import { isNearEnd } from './near-end.ts'

test('more is loaded within 10 px of the end, not before', () => {
  const at = (scrollTop: number) => isNearEnd({ scrollTop, clientHeight: 240, scrollHeight: 1000 })
  expect([at(0), at(749), at(750), at(760)]).toEqual([false, false, true, true])
})
