import type { Db } from '../../../data/database.ts'

/** Whether anybody can act for the enterprise, beside this account of its own; who is disabled cannot. */
export async function isActedFor(db: Db, companyId: string, besideId?: string): Promise<boolean> {
  const colleagues = db
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
  const one = besideId === undefined ? colleagues : colleagues.where('id', '<>', besideId)
  return (await one.limit(1).executeTakeFirst()) !== undefined
}
