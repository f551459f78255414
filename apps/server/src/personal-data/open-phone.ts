import type { AuditEntity } from '@lqr/contract/all-audit-words.ts'
import { phoneErrors } from '@lqr/contract/kernel/opened-phone.ts'
import type { AuditEntry } from '../http/audit.store.ts'
import { CallError } from '../http/call-error.ts'
import type { Services } from '../http/services.ts'

interface Opening {
  readonly services: Pick<Services, 'cipher'>
  audit(entry: AuditEntry): void
}

interface KeptPhone {
  /** On which object the number stands, and whose it is. */
  readonly entity: AuditEntity
  readonly entityId: string
  readonly companyId: string
  readonly cipherText: string | null
  /** Why it may be opened now; undefined when it may not. */
  readonly ground: PhoneGround | undefined
  /** What the ground rests on, by ids. */
  readonly evidence?: Readonly<Record<string, string | null>>
}

/** The enterprise's authorisation, the acceptance of its case, or its certification that awaits or had a review. */
export type PhoneGround = 'authorisation' | 'acceptance' | 'review'

/** The whole number, and the audit row that says who opened whose, where and on which ground; throws `closed` without one. */
export function openPhone(
  { services, audit }: Opening,
  { entity, entityId, companyId, cipherText, ground, evidence = {} }: KeptPhone,
): { phone: string } {
  if (ground === undefined || cipherText === null) throw new CallError(phoneErrors.closed)
  audit({ action: 'open-phone', entity, entityId, detail: { companyId, ground, ...evidence } })
  return { phone: services.cipher.decrypt(cipherText) }
}
