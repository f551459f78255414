import type { FullData } from './full-data.ts'

/** One line of the table: what was measured, what came out, and the reach that was set. */
export interface Measure {
  readonly id: string
  readonly what: string
  readonly reached: string
  readonly reach: string
  /** Undefined when it could not be measured here. */
  readonly isReached: boolean | undefined
  /** Everything the line was computed from. */
  readonly detail: Readonly<Record<string, unknown>>
}

export interface BenchData {
  /** A folder that holds an embedded database with the demonstration data; made when first asked for, removed at the end. */
  readonly dataDir: () => Promise<string>
  /** Full-size data, opened when first asked for. */
  readonly fullData: () => Promise<FullData>
}

/** Measures one or more lines. */
export type Benchmark = (data: BenchData) => Promise<Measure[]>

/** A number for people: thousands apart, so many decimals. */
export function shown(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}
