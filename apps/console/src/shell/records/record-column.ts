import type { ReactNode } from 'react'

/** One column of a list as its page declares it, whether it is drawn as a table or as cards; people may set it for themselves. */
export interface RecordColumn<T> {
  /** The `labelField` under which a person's settings are kept: it never changes. */
  readonly key: string
  readonly title: string
  readonly render: (row: T) => ReactNode
  readonly align?: 'center' | 'right'
  readonly width?: number
  readonly minWidth?: number
  /** Stays in sight while a wide table is scrolled sideways. */
  readonly fixed?: 'left' | 'right'
  /** The column that heads the card of a row on a phone; nobody can hide it. */
  readonly isHeading?: boolean
  /** Nobody can hide it: what it shows stands nowhere else. */
  readonly isKept?: boolean
}
