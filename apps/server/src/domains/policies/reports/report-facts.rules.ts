import { valueText } from '@lqr/contract/policies/condition-words.ts'
import { CONDITION_FACTS } from '@lqr/contract/policies/facts.ts'
import type { PolicyReport } from '@lqr/contract/policies/report-calls.ts'
import type { Facts } from '../matching/index.ts'

/** What is known of an enterprise in words, each with where it comes from; what is not known is left out. */
export function reportFacts(facts: Facts): PolicyReport['facts'] {
  return CONDITION_FACTS.flatMap(({ code, place }) => {
    const value = facts[code]
    return value === undefined ? [] : [{ fact: code, value: valueText(code, value), source: place }]
  })
}
