import { getOrganisationRecord } from '@lqr/contract/organisations/calls.ts'
import { organisationsErrors } from '@lqr/contract/organisations/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findOrganisation, readPublishedRecord, readRecordByMonth } from '../organisation.store.ts'

export const getOrganisationRecordCall = bindCall(getOrganisationRecord, async ({ params, db }) => {
  const found = await findOrganisation(db, params.id)
  if (!found) throw new CallError(organisationsErrors.notFound)
  const scope = found.mergedAt === null ? 'current' : 'former'
  const [record, byMonth] = await Promise.all([
    readPublishedRecord(db, params.id, scope),
    readRecordByMonth(db, params.id, scope),
  ])
  return { ...record, byMonth }
})
