import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, hiddenCells, isSafe, type Sum } from './hide.rules.ts'

const of = (cases: number, companies = cases): Cell => ({
  cases,
  companies: Array.from({ length: companies }, (_, index) => `${Math.random()}${index}`),
})
const hidden = (counts: Record<string, number>, sums: readonly Sum[]) =>
  [...hiddenCells(new Map(Object.entries(counts).map(([id, cases]) => [id, of(cases)])), sums)].toSorted()

test('a part of few takes the smallest other along, an empty one is none', () => {
  const sums = [{ whole: 'all', parts: ['a', 'b', 'c', 'd'] }]
  expect(hidden({ all: 18, a: 9, b: 2, c: 7, d: 0 }, sums)).toEqual(['b', 'c'])
  expect(hidden({ all: 16, a: 9, c: 7 }, sums)).toEqual([])
  // Two of one each are of two together: a third goes with them.
  expect(hidden({ all: 19, a: 9, b: 1, c: 8, d: 1 }, sums)).toEqual(['b', 'c', 'd'])
})

test('enterprises count, not cases', () => {
  const cells = new Map([
    ['all', of(9, 4)],
    ['a', of(5, 2)],
    ['b', of(4, 3)],
  ])
  expect([...hiddenCells(cells, [{ whole: 'all', parts: ['a', 'b'] }])]).toEqual(['a', 'b'])
})

test('a hidden whole is not told by its parts', () => {
  expect(
    hidden({ all: 12, a: 2, b: 5, c: 5, b1: 3, b2: 2 }, [
      { whole: 'all', parts: ['a', 'b', 'c'] },
      { whole: 'b', parts: ['b1', 'b2'] },
    ]),
  ).toEqual(['a', 'b', 'b1', 'b2'])
})

test('no number of few follows, sum after sum, from a table of areas by parts', () => {
  const areas = [0, 1, 2, 3]
  const parts = [0, 1, 2]
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 }), (counts) => {
      const cells = new Map<string, Cell>()
      const sums: Sum[] = []
      const at = (area: number, part: number) => counts[area * 3 + part] ?? 0
      const add = (id: string, cases: number) => cells.set(id, of(cases))
      for (const area of areas) {
        for (const part of parts) add(`${area}${part}`, at(area, part))
        add(
          `${area}*`,
          parts.reduce((sum, part) => sum + at(area, part), 0),
        )
        sums.push({ whole: `${area}*`, parts: parts.map((part) => `${area}${part}`) })
      }
      for (const part of parts) {
        add(
          `*${part}`,
          areas.reduce((sum, area) => sum + at(area, part), 0),
        )
        sums.push({ whole: `*${part}`, parts: areas.map((area) => `${area}${part}`) })
      }
      add(
        '**',
        counts.reduce((sum, count) => sum + count, 0),
      )
      sums.push({ whole: '**', parts: areas.map((area) => `${area}*`) })
      sums.push({ whole: '**', parts: parts.map((part) => `*${part}`) })
      const gone = hiddenCells(cells, sums)
      for (const [id, cell] of cells) if (!gone.has(id)) expect(isSafe(cell), id).toBe(true)
      // Whoever reads all but one number of a sum knows the last, and goes on with it.
      const known = new Set([...cells.keys()].filter((id) => !gone.has(id)))
      for (let size = -1; size !== known.size;) {
        size = known.size
        for (const { whole, parts: own } of sums) {
          const unknown = [whole, ...own].filter((id) => !known.has(id))
          if (unknown.length === 1) known.add(unknown[0] ?? '')
        }
      }
      for (const [id, cell] of cells) if (known.has(id)) expect(isSafe(cell), id).toBe(true)
      for (const { whole, parts: own } of sums) {
        if (!known.has(whole)) continue
        const unknown = own.filter((id) => !known.has(id))
        const rest = unknown.reduce((sum, id) => sum + (cells.get(id)?.cases ?? 0), 0)
        expect(rest === 0 || rest >= 3, whole).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
