import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { OPENING_CONSENT_VERSION, openingConsentText } from '@lqr/contract/bank-accounts/consent.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { CallError } from '../../http/call-error.ts'
import { evidenceHash } from '../../security/evidence-hash.ts'
import type { BranchFacts } from './branches.store.ts'
import type { OpeningRecord } from './opening.store.ts'

/** What was agreed to, with number and moment, as the evidence that is kept. */
export function consentColumns(number: string, { name }: Pick<BranchFacts, 'name'>, at: Date) {
  const text = [number, at.toISOString(), openingConsentText(name)].join('\n')
  return { consent_version: OPENING_CONSENT_VERSION, consent_hash: evidenceHash(text) }
}

/**
 * What an opening keeps of the consent to another branch; refused at the field without one, since what was agreed to before names the
 * branch of then alone. The evidence of that goes into the audit row.
 */
export function consentToBranch(
  { audit, now }: Pick<Acting, 'audit' | 'now'>,
  before: OpeningRecord,
  { branch, consent }: { branch: BranchFacts; consent: true | undefined },
) {
  if (!consent) {
    throw new CallError(errors.consentNeeded, { fields: { consent: errors.consentNeeded.msg } })
  }
  audit({
    action: 'consent-to-branch',
    entity: caseEntity(accountOpeningCase),
    entityId: before.id,
    detail: {
      branchCode: branch.branchCode,
      consent: OPENING_CONSENT_VERSION,
      before: { consent: before.consent_version, hash: before.consent_hash },
    },
  })
  return consentColumns(before.number, branch, now)
}
