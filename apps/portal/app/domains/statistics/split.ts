import type { CodeItem } from '@lqr/contract/kernel/field.ts'

/** The address parts of the section, which stands in a GET form. */
export const SPLIT_FIELDS = { indicator: 'indicator', by: 'by' } as const

/** A figure split once, as the section shows it; each choice with its name. */
export interface Split {
  readonly indicator: string
  readonly by: string
  readonly indicators: readonly CodeItem[]
  readonly cuts: readonly CodeItem[]
  readonly title: string
  readonly definition: string
  readonly lines: readonly { readonly code: string; readonly name: string; readonly text: string }[]
  readonly hasHidden: boolean
}
