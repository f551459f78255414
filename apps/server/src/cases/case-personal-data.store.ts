import { sql } from 'kysely'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { GONE_NAME, type PersonalDataHolder } from '../personal-data/holder.ts'
import type { CaseKind } from './case-kind.ts'
import { dropDrafts, type ReleaseDocuments } from './drop-drafts.store.ts'
import { endWithEnterprise } from './end-with-enterprise.store.ts'

/** Cases stay as records of credit; who asked and who worked on them is taken out. What was never handed in is none. */
export function casePersonalData(kind: CaseKind, release: ReleaseDocuments): PersonalDataHolder {
  const { personalData: own } = kind
  const { kind: code, label } = kind.declaration
  return {
    name: own.name,
    read: (db, cipher, person) => own.read(db, cipher, person),

    async end(closing, { companyId, isLastOfCompany }) {
      if (companyId === null || !isLastOfCompany) return
      await endWithEnterprise(closing, kind, companyId)
      await dropDrafts(closing.db, kind, companyId, release)
    },

    async erase(tx, cipher, { accountId }) {
      if (own.requestTable !== undefined)
        await sql`update ${sql.table(own.requestTable)} set contact_name = ${GONE_NAME},
        contact_phone_cipher = ${cipher.encrypt('')} where applicant_account_id = ${accountId}`.execute(tx)
      await sql`update ${sql.table(kind.table)} set officer_name = ${GONE_NAME}, officer_phone_cipher = null
        where officer_account_id = ${accountId}`.execute(tx)
      for (const who of own.alsoNamed ?? [])
        await sql`update ${sql.table(kind.table)} set ${sql.ref(`${who}_name`)} = ${GONE_NAME}
        where ${sql.ref(`${who}_account_id`)} = ${accountId}`.execute(tx)
      await sql`update case_task set officer_name = ${GONE_NAME}
        where kind = ${code} and officer_account_id = ${accountId}`.execute(tx)
      await sql`update case_event set actor_name = ${GONE_NAME} where actor_account_id = ${accountId}
        and kind = any(${[code, ...(own.eventKinds ?? [])]}::text[])`.execute(tx)
    },

    async underWay(db, { companyId, isLastOfCompany }) {
      if (companyId === null || !isLastOfCompany) return undefined
      const { rows } = await sql`select from ${sql.table(kind.table)} where company_id = ${companyId}
        and status = any(${statesIn(kind.declaration, 'open')}::text[]) limit 1`.execute(db)
      return rows.length > 0 ? label : undefined
    },
  }
}
