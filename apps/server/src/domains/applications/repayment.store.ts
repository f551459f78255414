import type { Db } from '../../data/database.ts'

interface Repayment {
  readonly id: string
  readonly principalYuan: number
  readonly repaidOn: string
  readonly now: Date
}

/** Each repayment by itself; the case has their sum. */
export async function insertRepayment(
  db: Db,
  { id, principalYuan, repaidOn, now }: Repayment,
): Promise<void> {
  await db
    .insertInto('application_repayment')
    .values({
      application_id: id,
      principal_yuan: principalYuan,
      repaid_on: repaidOn,
      recorded_at: now.toISOString(),
    })
    .execute()
}
