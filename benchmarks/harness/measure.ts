import type { Size } from './full-data.ts'

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
  /** Where the database with full-size data is, or with a tenth of it; filled when first asked for. */
  readonly fullData: (size: Size) => Promise<string>
  /** Such a database by the socket of its server, as a process beside it reaches it. */
  readonly nearby: (url: string) => Promise<string>
}

/** Measures one or more lines. */
export type Benchmark = (data: BenchData) => Promise<Measure[]>

/** A number for people: thousands apart, so many decimals. */
export function shown(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}
