import { type Cell, FEWEST_COMPANIES } from './hide.rules.ts'

/** A number whose enterprises are not at hand, or are what it counts: each case is taken for one enterprise of its own. */
export function countedCell(id: string, cases: number): Cell {
  const some = Math.min(cases, FEWEST_COMPANIES)
  return { cases, companies: Array.from({ length: some }, (_, index) => `${id} ${index}`) }
}
