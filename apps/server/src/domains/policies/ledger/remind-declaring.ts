import type { Services } from '../../../http/services.ts'
import { eachByItself } from '../../../jobs/each-by-itself.ts'
import { sendMessage } from '../../messages/index.ts'
import { ledgerCopy } from './copy.ts'
import { listClosing, noteReminded } from './ledger.store.ts'

const DAYS_BEFORE = 7

/** Reminds, once in each round, whom an item fits and who has not declared when its days for declaring end within a week. */
export async function remindDeclaring({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now()
  const closing = await listClosing(db, at, DAYS_BEFORE)
  await eachByItself(closing, ({ id, name, declareTo }) =>
    db.transaction().execute(async (tx) => {
      const companyIds = await noteReminded(tx, { itemId: id, declareTo, days: DAYS_BEFORE, now: at })
      if (companyIds.length === 0) return
      const notice = {
        kind: 'policies.closing',
        link: ledgerCopy.link,
        ...ledgerCopy.closing(name, declareTo),
      }
      await sendMessage(tx, { ...notice, companyIds })
    }),
  )
  return closing.length
}
