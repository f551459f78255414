import { listBranches } from '@lqr/contract/organisations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { organisationPage } from '../list-page.ts'

export const listBranchesCall = bindCall(listBranches, ({ body, db, request }) =>
  organisationPage(db, body, request.cityCode),
)
