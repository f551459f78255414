import type { YearLevel } from '../../connectors/tax/tax-port.ts'

/** What of a taxpayer's levels everybody may know: the years of level A, the newest first, each once. */
export function publicOnly(levels: readonly YearLevel[]): YearLevel[] {
  const years = new Set(levels.filter(({ level }) => level === 'A').map(({ year }) => year))
  return [...years].toSorted((a, b) => b - a).map((year) => ({ year, level: 'A' }))
}
