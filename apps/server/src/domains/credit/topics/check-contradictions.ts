import { CONTRADICTION_DAYS } from '@lqr/contract/credit/contradictions.ts'
import type { Db } from '../../../data/database.ts'
import { sendMessage } from '../../messages/index.ts'
import { type Contradiction, contradictionsOf } from './contradictions.rules.ts'
import { listContradictions, replaceContradictions } from './contradictions.store.ts'
import { topicMessages } from './copy.ts'
import { listStanding } from './topic-items.store.ts'
import type { CertifiedFacts } from './topic-state.store.ts'

const DAY_MS = 86_400_000

/** Compares certification and registry; the company alone is told of what is new, and has time to mend it. */
export async function checkContradictions(
  db: Db,
  companyId: string,
  certified: CertifiedFacts,
  now: Date,
): Promise<void> {
  const [basic] = await listStanding(db, companyId, 'basic')
  if (basic === undefined) return
  const found = contradictionsOf(certified, basic.content)
  const standing = await listContradictions(db, companyId, undefined)
  const isKnown = (one: Contradiction) =>
    standing.some(
      (row) =>
        row.field === one.field &&
        row.certifiedValue === one.certifiedValue &&
        row.registryValue === one.registryValue,
    )
  if (found.length === standing.length && found.every(isKnown)) return
  await db.transaction().execute(async (tx) => {
    const openFrom = new Date(now.getTime() + CONTRADICTION_DAYS * DAY_MS).toISOString()
    const fields = await replaceContradictions(tx, companyId, found, { at: now.toISOString(), openFrom })
    if (fields.length > 0) await sendMessage(tx, { ...topicMessages.contradictions(fields), companyId })
  })
}
