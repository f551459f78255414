import { createHash } from 'node:crypto'
import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import type { SandboxCompany } from './registry-world.store.ts'

const DAY_MS = 86_400_000

/** What makers of example items draw from: everything follows from the company and the month, so the same is always answered alike. */
export interface SandboxContext {
  readonly company: SandboxCompany
  /** From 0 to 1, by what is drawn. */
  draw(what: string): number
  whole(what: string, low: number, high: number): number
  pick<const T extends readonly [unknown, ...unknown[]]>(what: string, from: T): T[number]
  /** A day so many days before the first of the month. */
  before(what: string, low: number, high: number): string
  /** Years before this one. */
  year(before: number): number
}

export interface SandboxItem {
  readonly raw: Readonly<Record<string, unknown>>
  readonly dataDate: string | null
  readonly finding?: { readonly itemClass: ItemClassCode | null; readonly publishedOn: string }
}

/** How many items a topic has (none for those that the chance passes by), and what each says. */
export interface SandboxMaker {
  readonly low: number
  readonly high: number
  readonly chance: number
  make(context: SandboxContext, at: string, index: number): SandboxItem
}

export function sandboxContext(company: SandboxCompany, on: string): SandboxContext {
  const month = Date.parse(`${on.slice(0, 7)}-01T00:00:00Z`)
  const draw = (what: string) =>
    createHash('sha256').update(`${company.creditCode}\n${what}`).digest().readUInt32BE(0) / 2 ** 32
  const whole = (what: string, low: number, high: number) => low + Math.floor(draw(what) * (high - low + 1))
  return {
    company,
    draw,
    whole,
    pick: (what, from) => from[whole(what, 0, from.length - 1)] ?? from[0],
    before: (what, low, high) => new Date(month - whole(what, low, high) * DAY_MS).toISOString().slice(0, 10),
    year: (before) => Number(on.slice(0, 4)) - before,
  }
}

/** Parts of so many thousand yuan, rounded to what nobody takes for exact. */
export const roughly = (yuan: number) => Math.round(yuan / 1_000) * 1_000

const SIGNS = ['甲', '乙', '丙', '丁', '戊', '己'] as const
export const signOf = (index: number) => SIGNS[index % SIGNS.length] ?? '甲'
