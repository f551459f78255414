import type { Db } from '../../../data/database.ts'
import { type PageRequest, pageOf } from '../../../data/paging.ts'
import type { LoginAttempt } from './login-log.store.ts'

/** A page of the account's login history, newest first. */
export async function listLoginRecords(db: Db, accountId: string, page: PageRequest) {
  const query = db
    .selectFrom('login_log')
    .select((eb) => [
      'id',
      eb.ref('way').$castTo<LoginAttempt['way']>().as('way'),
      'succeeded',
      'reason',
      'ip',
      'user_agent as userAgent',
      'at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
  return pageOf(db, query, page)
}
