import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { INDUSTRY_DETAILS } from '@lqr/contract/reference/industry-details.ts'

export interface IndustryOption {
  readonly code: string
  readonly name: string
  /** Finer choices where the scale depends on one; empty otherwise. */
  readonly details: readonly { readonly code: string; readonly name: string }[]
}

/** The 21 categories by the names in force, each with the finer choices it needs. */
export function industryOptions(): readonly IndustryOption[] {
  return INDUSTRIES.map(({ code, name }) => ({
    code,
    name,
    details: INDUSTRY_DETAILS.filter(({ category }) => category === code).map((detail) => ({
      code: detail.code,
      name: detail.name,
    })),
  }))
}
