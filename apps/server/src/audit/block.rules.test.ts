import { expect, it } from 'vitest'
import { nextBlocks, NOTHING_SEALED, type SealState } from './block.rules.ts'
import { rangesText } from './id-ranges.rules.ts'

const november = (id: number) => ({ id, month: '2026-11-01' })
const december = (id: number) => ({ id, month: '2026-12-01' })
const seen = {
  drawnTo: 0,
  ownXact: 100n,
  oldestXact: 100n,
  rows: [] as ReturnType<typeof november>[],
  isCut: false,
}

it('keeps ids open that were drawn and not seen', () => {
  const [block] = nextBlocks(NOTHING_SEALED, { ...seen, drawnTo: 5, rows: [1, 2, 4].map(november) })
  expect(block).toMatchObject({ seq: 1, drawnTo: 5, settleTo: 5, settleXact: 100n })
  expect(rangesText(block?.open ?? [])).toBe('{[3,4),[5,6)}')
})

const before: SealState = {
  seq: 1,
  open: [
    { from: 3, to: 4 },
    { from: 5, to: 6 },
  ],
  drawnTo: 5,
  settleTo: 5,
  settleXact: 100n,
}

it('closes them when every transaction of that time has ended, and only then', () => {
  const sighting = { ...seen, drawnTo: 8, ownXact: 120n, rows: [november(6)] }
  const [still] = nextBlocks(before, { ...sighting, oldestXact: 99n })
  expect(rangesText(still?.open ?? [])).toBe('{[3,4),[5,6),[7,9)}')
  // The older pair is kept until it is reached: newer ones would never be while writers come and go.
  expect(still).toMatchObject({ settleTo: 5, settleXact: 100n })
  const [closed] = nextBlocks(before, { ...sighting, oldestXact: 100n })
  expect(rangesText(closed?.open ?? [])).toBe('{[7,9)}')
  expect(closed).toMatchObject({ settleTo: 8, settleXact: 120n })
})

it('seals a row that comes late out of an open id', () => {
  const [block] = nextBlocks(before, { ...seen, drawnTo: 6, oldestXact: 110n, rows: [3, 6].map(november) })
  expect(block?.rows).toHaveLength(2)
  expect(block?.open).toEqual([])
})

it('takes the numbers of a restored database for ended, whose cluster counts anew', () => {
  const [block] = nextBlocks(before, {
    ...seen,
    drawnTo: 6,
    ownXact: 20n,
    oldestXact: 20n,
    rows: [november(6)],
  })
  expect(block).toMatchObject({ open: [], settleTo: 6, settleXact: 20n })
})

it('makes one block a month and leaves the later month open in the earlier block', () => {
  const rows = [november(6), december(7), november(8)]
  const blocks = nextBlocks(before, { ...seen, drawnTo: 8, oldestXact: 110n, rows })
  expect(blocks.map(({ seq, month, open }) => [seq, month, rangesText(open)])).toEqual([
    [2, '2026-11-01', '{[7,8)}'],
    [3, '2026-12-01', '{}'],
  ])
})

it('closes nothing behind the last row of a batch that was cut', () => {
  const sighting = { ...seen, drawnTo: 900, oldestXact: 110n, isCut: true }
  const [inside] = nextBlocks(before, { ...sighting, rows: [november(3)] })
  expect(inside).toMatchObject({ drawnTo: 5, open: [{ from: 5, to: 6 }] })
  const [beyond] = nextBlocks(before, { ...sighting, rows: [7, 8].map(november) })
  expect(beyond).toMatchObject({ drawnTo: 8, open: [{ from: 6, to: 7 }] })
})
