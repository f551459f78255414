import type { productFilters } from '@lqr/contract/products/product-calls.ts'
import type * as z from 'zod'

/** Which products of the zone are meant: filters of the product list, so that counts and rows come from one place. */
export type ZoneFilter = Readonly<
  Pick<
    z.input<typeof productFilters>,
    'keyword' | 'guaranteeMode' | 'category' | 'termMonths' | 'amountYuan' | 'onlineApply' | 'orgCategory'
  >
>

/** Figures of the zone as a whole; `granted` is the share of applications that got credit. */
export type ZoneFact =
  | 'products'
  | 'lowest'
  | 'highest'
  | 'fastest'
  | 'online'
  | 'institutions'
  | 'applied'
  | 'granted'
  | 'disbursed'
  | 'disbursedAmount'

/** A figure that answers the question: one of the whole zone, or the number of products that a filter leaves. */
export type Fact = ZoneFact | { readonly label: string; readonly filter: ZoneFilter }

/** One answer of the visitor; choosing it leaves its products. */
export interface Choice {
  readonly key: string
  readonly name: string
  readonly text: string
  /** The moment it stands for, where the choices follow one another. */
  readonly moment?: string
  readonly filter: ZoneFilter
}

/** What the visitor holds, needs or waits for: side by side, or one after the other as moments of one deal. */
export interface ChoicesBlock {
  readonly kind: 'choices'
  readonly look: 'cards' | 'chain'
  readonly title: string
  readonly lead: string
  readonly options: readonly Choice[]
}

/** Months from 1 to 12, both included. */
export interface Season {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** When a year's work costs money and when it brings money in, with the product for it. */
export interface SeasonsBlock {
  readonly kind: 'seasons'
  readonly title: string
  readonly lead: string
  readonly rows: readonly {
    readonly name: string
    readonly places: string
    readonly costs: readonly Season[]
    readonly returns: Season
    readonly filter: ZoneFilter
  }[]
}

/** What it comes to in money, at the lowest cost of the zone on the day. */
export interface ExampleBlock {
  readonly kind: 'example'
  readonly title: string
  /** What happens on the first day, when the money comes, and when it is paid back. */
  readonly moments: readonly [start: string, money: string, end: string]
  /** What the deal is worth, and how much of it is lent. */
  readonly dealYuan: number
  readonly lentYuan: number
  /** Days from the first to the last moment, and the day the money comes. */
  readonly days: number
  readonly fromDay: number
}

/** What to have clear before applying. */
export interface ChecksBlock {
  readonly kind: 'checks'
  readonly title: string
  readonly items: readonly string[]
}

export type ZoneBlock = ChoicesBlock | SeasonsBlock | ExampleBlock | ChecksBlock

/** How the page of a zone is put together: the question it answers, the figures that answer it, and its blocks in order. */
export interface ZoneComposition {
  readonly question: string
  readonly facts: readonly Fact[]
  readonly blocks: readonly ZoneBlock[]
}
