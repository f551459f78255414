import { listOpeningBankPage, listOpeningBanks } from '@lqr/contract/bank-accounts/calls.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countBanks, listBanks } from '../branches.store.ts'

export const listOpeningBanksCall = bindCall(listOpeningBanks, ({ body, db }) => listBanks(db, body))

export const listOpeningBankPageCall = bindCall(listOpeningBankPage, async ({ body, db }) => {
  const { currentPageNum, pageSize, ...query } = body
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listBanks(db, query, cut),
    () => countBanks(db, query),
  )
})
