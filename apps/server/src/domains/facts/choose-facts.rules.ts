import type { FactName } from '@lqr/contract/facts/known-values.ts'
import { VOUCHED_FACTS, WISH_DAYS, WISHES } from '@lqr/contract/facts/standing.ts'
import type { FactSource } from '@lqr/contract/facts/sources.ts'

/** A value that might be taken, and where it comes from. */
export interface Candidate {
  readonly fact: FactName
  readonly value: unknown
  readonly source: FactSource
  readonly caseNo: string | null
  readonly at: string
}

const DAY_MS = 86_400_000

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/**
 * For each fact the latest that was said of it: what is vouched for by the certification alone, and what was wanted for so many
 * days and no longer.
 */
export function chooseFacts(candidates: readonly Candidate[], now: Date): readonly Candidate[] {
  const best = new Map<FactName, Candidate>()
  for (const candidate of candidates) {
    const { fact, value, source, at } = candidate
    if (isEmpty(value)) continue
    if (VOUCHED_FACTS.includes(fact) && source !== 'certification') continue
    if (WISHES.includes(fact) && now.getTime() - Date.parse(at) > WISH_DAYS * DAY_MS) continue
    const before = best.get(fact)
    if (before === undefined || Date.parse(at) > Date.parse(before.at)) best.set(fact, candidate)
  }
  return [...best.values()]
}

/** Who reports a need of money, by what the certification says; undefined where the size decides and is not known. */
export function reporterKind(applicantKind: string, scale: string | null): string | undefined {
  if (applicantKind === 'SELF_EMPLOYED') return 'individual'
  if (applicantKind === 'COOPERATIVE') return 'cooperative'
  if (applicantKind === 'FAMILY_FARM') return 'farm'
  if (scale === 'micro' || scale === 'small') return 'micro'
  return scale === 'medium' ? 'medium' : undefined
}
