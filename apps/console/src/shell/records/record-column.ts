import type { ReactNode } from 'react'

/** One column of a list, whether it is drawn as a table or as cards. */
export interface RecordColumn<T> {
  readonly key: string
  readonly title: string
  readonly render: (row: T) => ReactNode
  readonly align?: 'right'
  readonly width?: number
  /** The column that heads the card of a row on a phone. */
  readonly isHeading?: boolean
}
