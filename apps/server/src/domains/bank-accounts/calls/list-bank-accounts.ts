import { listBankAccounts } from '@lqr/contract/bank-accounts/account-calls.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { accountScope, shownAccount } from '../accounts.access.ts'
import { countAccounts, listAccounts } from '../accounts.store.ts'

export const listBankAccountsCall = bindCall(listBankAccounts, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, ...filters } = body
  const query = { ...filters, scope: await accountScope(db, actor) }
  return readPage(
    { currentPageNum, pageSize },
    async (cut) => (await listAccounts(db, query, cut)).map((account) => shownAccount(account, actor)),
    () => countAccounts(db, query),
  )
})
