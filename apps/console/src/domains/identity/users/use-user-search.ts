import { accountStatuses } from '@lqr/contract/identity/user-entities.ts'
import { accountTypes, roles } from '@lqr/contract/kernel/access.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'

/** The filters of the user list, kept in the address. */
export function useUserSearch() {
  const { page, text, oneOf, change, toPage } = useListSearch()
  const filters = {
    keyword: text('keyword'),
    userSourceType: oneOf('type', accountTypes),
    role: oneOf('role', roles),
    status: oneOf('status', accountStatuses),
  }
  return { page, filters, change, toPage }
}
