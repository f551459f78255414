import { applicationCase, MAX_TRANSFERS } from '@lqr/contract/applications/application-case.ts'
import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import type { CaseKind, Moving, Step } from '../../cases/case-kind.ts'
import { endAuthorisation } from '../credit/index.ts'
import { APPLICATIONS, type ApplicationRecord } from './application-record.ts'
import { APPLICATION_TASK, refreshDecisionDays } from './application.store.ts'
import { applicationText, namedApplication } from './copy.ts'
import { APPLICATION_DATA } from './personal-data.store.ts'
import { APPLICATION_FILES } from './application-files.ts'

const DECISION_DAYS_COUNTED = 365
const DAY_MS = 86_400_000

/** Applications on the case kernel. */
export const applicationKind: CaseKind<typeof applicationCase, ApplicationRecord> = {
  declaration: applicationCase,
  ...APPLICATIONS,
  readers: ['financeOfficer', 'financeManager', 'financeProduct'],
  messagePrefix: 'products.',
  task: APPLICATION_TASK,
  personalData: APPLICATION_DATA,
  documents: [APPLICATION_FILES],
  guards: { transfer: (row) => (row.transfers < MAX_TRANSFERS ? undefined : errors.transferLimit) },
  after: {
    withdraw: endConsent,
    transfer: endConsent,
    expire: endConsent,
    forgo: endConsent,
    release: endConsent,
    leave: endConsent,
    credit: countDecision,
    reject: countDecision,
  },
  named: (_, row) => namedApplication(row),
  link: (row) => `/applications/${row.id}`,
  notice: (_, move, row) => applicationText(move, row),
  endsByEnterprise: 'leave',
}

/** With the case ends what the enterprise allowed the institution to see. */
async function endConsent(
  { db, now, audit }: Moving,
  { authorisation_id: id }: ApplicationRecord,
  { note }: Step<ApplicationRecord>,
): Promise<void> {
  if (id === null) return
  const ended = await endAuthorisation(db, { id, reason: note, at: now })
  if (ended) audit({ action: 'revoke-authorisation', entity: 'credit_authorisation', entityId: id })
}

async function countDecision({ db, now }: Moving, { product_id: productId }: ApplicationRecord) {
  await refreshDecisionDays(db, productId, new Date(now.getTime() - DECISION_DAYS_COUNTED * DAY_MS))
}
