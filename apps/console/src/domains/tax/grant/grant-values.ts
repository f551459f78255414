import type { TaxDataset, TaxTerm } from '@lqr/contract/tax/datasets.ts'

/** What is typed over the steps. */
export interface GrantValues {
  readonly bizNo?: string
  readonly scope?: TaxDataset[]
  readonly term?: TaxTerm
  readonly phone?: string
  readonly code?: string
}

/** The case that is granted for, as the letter names it. */
export interface GrantCase {
  readonly applyNo: string
  readonly orgName: string
  readonly productName: string
}
