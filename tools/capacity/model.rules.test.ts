import { expect, test } from 'vitest'
import { predict, roomOfTable, sizesByRoom } from './model.rules.ts'

const size = (table: string, rows: number, bytes: number) => ({
  table,
  rows,
  heapBytes: bytes,
  indexBytes: bytes,
})

test('tables are summed by what they are for, the largest first', () => {
  const tables = [size('message', 5, 10), size('case_event', 5, 20), size('audit_log', 1, 100)]
  expect([...sizesByRoom({ tables })]).toEqual([
    ['审计', { rows: 1, bytes: 200 }],
    ['消息与办件经过', { rows: 10, bytes: 60 }],
  ])
  expect(roomOfTable('holiday')).toBe('其他')
})

test('what is always there does not grow, the rest grows with the province', () => {
  const [one, other] = [
    { share: 0.01, value: 110 },
    { share: 0.1, value: 200 },
  ]
  expect(predict(one, other, 1)).toBeCloseTo(1_100)
  expect(predict(one, other, 10)).toBeCloseTo(10_100)
  expect(predict(one, one, 1)).toBeCloseTo(11_000)
})
