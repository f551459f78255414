import { listConsents } from '@lqr/contract/identity/consent-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { listConsentRecords } from '../agreements.store.ts'

export const listConsentsCall = bindCall(listConsents, ({ actor, db, body }) =>
  listConsentRecords(db, actor.accountId, body),
)
