import { listOrganisationsForStaff } from '@lqr/contract/organisations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { organisationPage } from '../list-page.ts'

/** The back office sees every region, whatever site it came from. */
export const listOrganisationsForStaffCall = bindCall(listOrganisationsForStaff, ({ body, db }) =>
  organisationPage(db, body, undefined),
)
