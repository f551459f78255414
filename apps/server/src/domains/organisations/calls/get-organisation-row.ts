import { organisationsErrors } from '@lqr/contract/organisations/errors.ts'
import { getOrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findRow, listLine, listPredecessors } from '../maintenance-list.store.ts'

export const getOrganisationRowCall = bindCall(getOrganisationRow, async ({ params, db }) => {
  const row = await findRow(db, params.id)
  if (!row) throw new CallError(organisationsErrors.notFound)
  return {
    ...row,
    line: await listLine(db, params.id),
    predecessors: await listPredecessors(db, params.id),
  }
})
