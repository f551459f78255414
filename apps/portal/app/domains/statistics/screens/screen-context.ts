import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'

/** A chart's table, or the definition of a figure, in the sheet at the right. */
export interface SheetContent {
  readonly title: string
  readonly value?: string
  readonly notes: readonly (readonly [label: string, text: string])[]
  readonly table?: TableContent
  /** The cases behind it, for who may read them. */
  readonly rows?: RowsBehind
}

/** Which figure of the catalogue, and of which area, stands behind what is shown; `ever` is all of it, else what is of this year. */
export interface RowsBehind {
  readonly indicator: string
  readonly areaCode: string
  readonly when: 'thisYear' | 'ever'
}

export interface TableContent {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly foot?: readonly string[]
}

/** What every screen gets: the same figures of the same moment, and the way to open a sheet. */
export interface ScreenTools {
  readonly set: ScreenSet
  readonly approval: string | null
  readonly open: (content: SheetContent) => void
}

export const useScreen = (): ScreenTools => useOutletContext<ScreenTools>()

export type Children = { readonly children: ReactNode }
