import { expect, test } from 'vitest'
import { capacityText } from './capacity-text.ts'

const MIB = 1024 ** 2
const measured = (share: number, mib: number) => ({
  share,
  tables: [{ table: 'message', rows: share * 1_000_000, heapBytes: mib * MIB, indexBytes: 0 }],
})

test('one measured share is told as it is, two let expect the rest, a third checks it', () => {
  const one = measured(0.01, 20)
  expect(capacityText([one])).toContain('| 消息与办件经过 | 10,000 行，20 MiB |\n')
  const two = capacityText([one, measured(0.1, 110)])
  expect(two).toContain(
    '| 10,000 行，20 MiB | 100,000 行，110 MiB | 1,000,000 行，1010 MiB | 10,000,000 行，9.8 GiB |',
  )
  expect(capacityText([one, measured(0.1, 110), measured(1, 1_111)])).toContain(
    '100 %：推算 1010 MiB，实测 1.1 GiB，相差 10.0 %。',
  )
})
