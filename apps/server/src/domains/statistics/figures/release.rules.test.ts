import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEWEST_COMPANIES } from '../release/index.ts'
import { type Cell, hiddenParts } from './release.rules.ts'

const cell = (code: string, ...companies: string[]): Cell => ({
  code,
  cases: companies.length,
  sides: [companies],
})

test('a part of two enterprises is hidden, and the smallest of the others with it', () => {
  const parts = [cell('a', '1', '2'), cell('b', '3', '4', '5'), cell('c', '6', '7', '8', '9'), cell('d')]
  expect([...hiddenParts(parts)]).toEqual(['a', 'b'])
})

test('small parts of enough enterprises together hide no other', () => {
  const parts = [cell('a', '1', '2'), cell('b', '3', '4'), cell('c', '6', '7', '8')]
  expect([...hiddenParts(parts)]).toEqual(['a', 'b'])
})

test('the same two enterprises in two parts are still two', () => {
  const parts = [cell('a', '1', '2'), cell('b', '1', '2'), cell('c', '6', '7', '8')]
  expect([...hiddenParts(parts)].toSorted()).toEqual(['a', 'b', 'c'])
})

test('a share is hidden where few enterprises stand on one side of it alone', () => {
  const share = (code: string, inIt: string[], notInIt: string[]): Cell => ({
    code,
    cases: inIt.length + notInIt.length,
    sides: [inIt, notInIt],
  })
  const parts = [
    share('a', ['1', '2', '3'], ['4']),
    share('b', ['5', '6', '7'], ['8', '9', '10']),
    share('c', ['11', '12', '13'], []),
  ]
  expect([...hiddenParts(parts)].toSorted()).toEqual(['a', 'b', 'c'])
})

test('a part of cases that name nobody is hidden', () => {
  const takenBack: Cell = { code: 'a', cases: 2, sides: [[]] }
  const parts = [takenBack, cell('b', '1', '2', '3'), cell('c', '4', '5', '6', '7'), cell('d')]
  expect([...hiddenParts(parts)]).toEqual(['a', 'b'])
})

/** Whether a sum of parts can be worked out from known sums: whether its row is a combination of theirs. */
function canBeWorkedOut(known: readonly (readonly number[])[], wanted: readonly number[]): boolean {
  return rankOf([...known, wanted]) === rankOf(known)
}

function rankOf(rows: readonly (readonly number[])[]): number {
  const matrix = rows.map((row) => [...row])
  const width = matrix[0]?.length ?? 0
  let rank = 0
  for (let column = 0; column < width; column += 1) {
    const pivot = matrix.findIndex((row, index) => index >= rank && Math.abs(row[column] ?? 0) > 1e-9)
    if (pivot === -1) continue
    const [found = []] = matrix.splice(pivot, 1)
    matrix.splice(rank, 0, found)
    for (const [index, row] of matrix.entries()) {
      if (index === rank) continue
      const factor = (row[column] ?? 0) / (found[column] ?? 1)
      matrix[index] = row.map((value, at) => value - factor * (found[at] ?? 0))
    }
    rank += 1
  }
  return rank
}

const someCompanies = fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String), { maxLength: 5 })

/** No sum of leaves behind which one or two enterprises stand follows from what is shown. */
function expectSound(leaves: readonly Cell[], shown: readonly (readonly string[])[]) {
  const rowOf = (codes: readonly string[]) => leaves.map(({ code }) => (codes.includes(code) ? 1 : 0))
  const known = shown.map(rowOf)
  for (let chosen = 1; chosen < 2 ** leaves.length; chosen += 1) {
    const picked = leaves.filter((_, index) => (chosen >> index) % 2 === 1)
    const companies = new Set(picked.flatMap(({ sides }) => sides.flat()))
    if (companies.size === 0 || companies.size >= FEWEST_COMPANIES) continue
    // Parts without a case are known to be without one.
    const empty = leaves.filter(({ cases }) => cases === 0).map(({ code }) => rowOf([code]))
    expect(canBeWorkedOut([...known, ...empty], rowOf(picked.map(({ code }) => code)))).toBe(false)
  }
}

test('no hidden part, nor any sum of few enterprises, follows from the shown ones and their sum', () => {
  fc.assert(
    fc.property(fc.array(someCompanies, { minLength: 1, maxLength: 6 }), (families) => {
      const cells = families.map((companies, index) => cell(String(index), ...companies))
      if (new Set(families.flat()).size < FEWEST_COMPANIES) return
      const hidden = hiddenParts(cells)
      expectSound(cells, [
        cells.map(({ code }) => code),
        ...cells.filter(({ code }) => !hidden.has(code)).map(({ code }) => [code]),
      ])
    }),
    { numRuns: 500 },
  )
})

test('nor from two levels of areas', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(someCompanies, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (prefectures) => {
        const counties = prefectures.map((own, place) =>
          own.map((companies, index) => cell(`${place}-${index}`, ...companies)),
        )
        const leaves = counties.flat()
        if (new Set(leaves.flatMap(({ sides }) => sides.flat())).size < FEWEST_COMPANIES) return
        const parts = counties.map((own, place) => ({
          code: String(place),
          cases: own.reduce((sum, { cases }) => sum + cases, 0),
          sides: [[...new Set(own.flatMap(({ sides }) => sides.flat()))]],
        }))
        const hidden = new Set(hiddenParts(parts))
        for (const [place, own] of counties.entries()) {
          const inner = hidden.has(String(place)) ? own.map(({ code }) => code) : hiddenParts(own)
          for (const code of inner) hidden.add(code)
        }
        expectSound(leaves, [
          leaves.map(({ code }) => code),
          ...parts
            .filter(({ code }) => !hidden.has(code))
            .map(({ code }) => (counties[Number(code)] ?? []).map((county) => county.code)),
          ...leaves.filter(({ code }) => !hidden.has(code)).map(({ code }) => [code]),
        ])
      },
    ),
    { numRuns: 500 },
  )
})
