import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { factsOf } from './facts.rules.ts'
import { findFacts } from './facts.store.ts'
import { type Asked, matchItems } from './match-items.ts'

/** What the items in force say to one enterprise; nothing for one that is not there. */
export async function matchForCompany(db: Db, companyId: string, asked: Asked) {
  const today = shanghaiDay(asked.now)
  const row = await findFacts(db, companyId, today)
  return row && matchItems(db, factsOf(row, today), asked)
}
