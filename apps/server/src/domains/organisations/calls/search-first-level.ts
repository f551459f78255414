import { searchFirstLevel } from '@lqr/contract/organisations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { organisationPage } from '../list-page.ts'

/** The first level unless the caller names a parent. */
export const searchFirstLevelCall = bindCall(searchFirstLevel, ({ body, db, request }) =>
  organisationPage(db, { ...body, parentId: body.parentId ?? '0' }, request.cityCode),
)
