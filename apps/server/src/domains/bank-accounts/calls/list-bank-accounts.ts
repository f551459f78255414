import { listBankAccounts } from '@lqr/contract/bank-accounts/account-calls.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { accountScope, shownAccount } from '../accounts.access.ts'
import { countAccounts, listAccounts } from '../accounts.store.ts'

export const listBankAccountsCall = bindCall(listBankAccounts, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, ...filters } = body
  const query = { ...filters, scope: await accountScope(db, actor) }
  const [list, total] = await Promise.all([
    listAccounts(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countAccounts(db, query),
  ])
  return countedPage(
    list.map((account) => shownAccount(account, actor)),
    total,
    { currentPageNum, pageSize },
  )
})
