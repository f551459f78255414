import { listOpeningBankPage, listOpeningBanks } from '@lqr/contract/bank-accounts/calls.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countBanks, listBanks } from '../branches.store.ts'

export const listOpeningBanksCall = bindCall(listOpeningBanks, ({ body, db }) => listBanks(db, body))

export const listOpeningBankPageCall = bindCall(listOpeningBankPage, async ({ body, db }) => {
  const { currentPageNum, pageSize, ...query } = body
  const [list, total] = await Promise.all([
    listBanks(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countBanks(db, query),
  ])
  return countedPage(list, total, { currentPageNum, pageSize })
})
