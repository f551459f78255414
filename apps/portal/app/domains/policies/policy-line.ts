import { policyLevels, type PolicySummary, policyTypes } from '@lqr/contract/policies/entities.ts'
import { policyValidities } from '@lqr/contract/reference/policy-validities.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'

/** A policy as lists show it, codes already in words. Made in loaders. */
export interface PolicyLine {
  readonly id: string
  readonly title: string
  readonly docNo: string | null
  readonly level: string
  readonly type: string
  readonly issuer: string
  readonly issuedAt: string
  readonly validity: PolicySummary['validity']
  readonly validityName: string
  readonly keyPoints: readonly string[]
  /** The last day for declaring; '' when there is none. */
  readonly declareTo: string
  readonly declareEnded: boolean
}

/** `today` is the calendar day in China, YYYY-MM-DD. */
export function toPolicyLine(policy: PolicySummary, today: string): PolicyLine {
  const { id, title, docNo, issuer, validity, keyPoints, declareTo } = policy
  const [level = ''] = namesOf([policy.level], policyLevels)
  const [type = ''] = namesOf([policy.type], policyTypes)
  const [validityName = ''] = namesOf([validity], policyValidities)
  return {
    id,
    title,
    docNo,
    level,
    type,
    issuer,
    issuedAt: formatDate(policy.issuedAt),
    validity,
    validityName,
    keyPoints,
    declareTo: formatDate(declareTo),
    declareEnded: validity === 'expired' || (declareTo !== null && declareTo < today),
  }
}
