import { listOrganisationRows } from '@lqr/contract/organisations/maintenance-calls.ts'
import { normalizeSearchText, searchTerms } from '@lqr/contract/rules/search-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listRows } from '../maintenance-list.store.ts'

/** The back office sees every region, and organisations that have ended. */
export const listOrganisationRowsCall = bindCall(listOrganisationRows, async ({ body, db }) => {
  const { keyword = '', currentPageNum, pageSize } = body
  if (keyword !== '' && normalizeSearchText(keyword) === '') {
    return { list: [], total: 0, currentPageNum, pageSize }
  }
  return listRows(db, { ...body, terms: searchTerms(keyword) })
})
