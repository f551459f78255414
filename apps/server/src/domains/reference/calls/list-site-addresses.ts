import { referenceErrors } from '@lqr/contract/reference/errors.ts'
import { listSiteAddresses } from '@lqr/contract/reference/site-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findSiteRow, listAddresses } from '../sites.store.ts'

export const listSiteAddressesCall = bindCall(listSiteAddresses, async ({ db, params: { id } }) => {
  if (!(await findSiteRow(db, id))) throw new CallError(referenceErrors.siteNotFound)
  return listAddresses(db, id)
})
