import type { AgreementKind } from '@lqr/contract/identity/agreements.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import type { DemoEnterprise } from './identity.ts'

const REFUSAL = '营业执照照片不清晰，请重新上传'

/** Each submission and decision of the enterprises' certifications, in the order of time. */
export async function seedCertificationEvents(
  tx: Tx,
  enterprises: readonly DemoEnterprise[],
  operatorId: string,
): Promise<void> {
  const events = enterprises.flatMap((enterprise) => {
    const { id, accountId, certiFlg, submittedAt, reviewedAt } = enterprise
    const submitted = submittedAt
      ? [
          {
            company_id: id,
            kind: 'submitted' as const,
            reason: null,
            actor_account_id: accountId,
            at: submittedAt,
          },
        ]
      : []
    const decided = reviewedAt
      ? [
          {
            company_id: id,
            kind: certiFlg === 3 ? ('approved' as const) : ('rejected' as const),
            reason: certiFlg === 3 ? null : REFUSAL,
            actor_account_id: operatorId,
            at: reviewedAt,
          },
        ]
      : []
    return [...submitted, ...decided]
  })
  const inOrder = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  await tx.insertInto('certification_event').values(inOrder).execute()
}

/**
 * Everybody has agreed to the version in force: at registration, or when it was published later; and by itself to the id number
 * of the legal representative, where one was submitted.
 */
export async function seedConsents(tx: Tx, enterprises: readonly DemoEnterprise[], now: Date): Promise<void> {
  const platform = await consentTo(tx, 'platform', now)
  const separate = await consentTo(tx, 'legalPersonId', now)
  await tx
    .insertInto('consent_record')
    .values(enterprises.map((enterprise) => ({ ...platform(enterprise), action_code: 'YHZC' })))
    .execute()
  const names = await tx.selectFrom('enterprise').select(['id', 'legal_person_name']).execute()
  const nameOf = new Map(names.map((row) => [row.id, row.legal_person_name]))
  const certifying = enterprises.filter(({ id }) => nameOf.get(id))
  await tx
    .insertInto('consent_record')
    .values(
      certifying.map((enterprise) => ({
        ...separate(enterprise),
        action_code: 'FRSF',
        company_id: enterprise.id,
        subject_name: nameOf.get(enterprise.id),
      })),
    )
    .execute()
}

async function consentTo(tx: Tx, kind: AgreementKind, now: Date) {
  const agreement = await tx
    .selectFrom('agreement')
    .select(['version', 'text_hash', 'published_at'])
    .where('kind', '=', kind)
    .where('published_at', '<=', now.toISOString())
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const published = Date.parse(agreement.published_at)
  return ({ accountId, createdAt }: DemoEnterprise) => ({
    account_id: accountId,
    agreement_version: agreement.version,
    text_hash: agreement.text_hash,
    at: new Date(Math.max(published, Date.parse(createdAt))).toISOString(),
  })
}
