import { type CsvRow, enterpriseCsv } from '@lqr/contract/identity/enterprise-csv.ts'
import { registerEnterprises } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { requireCsvRows } from '../../../../http/csv-rows.ts'
import {
  initialPasswordEnd,
  type Prepared,
  prepareInitialPassword,
  registerForProvider,
  takenSentence,
} from '../../accounts/index.ts'

/** Passwords are hashed one after another, so that a long list leaves room for people who sign in meanwhile. */
export const registerEnterprisesCall = bindGuardedCall(
  registerEnterprises,
  async ({ body, now }) => {
    const prepared: { line: CsvRow; password: Prepared | undefined }[] = []
    for (const line of requireCsvRows(enterpriseCsv, body.csv)) {
      prepared.push({ line, password: line.wanted && (await prepareInitialPassword(now)) })
    }
    return prepared
  },
  async ({ db, services, now, audit, proof }) => {
    const rows = []
    for (const { line, password } of proof) {
      const { row, username, wanted, problems } = line
      const refused = { row, status: 'refused' as const, username, userId: null, initialPassword: null }
      const made = wanted && password && (await registerForProvider(db, services, wanted, password))
      if (!made) rows.push({ ...refused, problems: [...problems] })
      else if ('taken' in made) rows.push({ ...refused, problems: [takenSentence(made.taken)] })
      else {
        audit({ action: 'register-for-enterprise', entity: 'account', entityId: made.id, detail: { row } })
        const created = { row, status: 'created' as const, username, userId: made.id, problems: [] }
        rows.push({ ...created, initialPassword: password.password })
      }
    }
    const created = rows.filter(({ status }) => status === 'created').length
    return {
      created,
      refused: rows.length - created,
      expiresAt: initialPasswordEnd(now).toISOString(),
      rows,
    }
  },
)
