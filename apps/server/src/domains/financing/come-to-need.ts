import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { type CompleteNeed, findPublishedNeed } from './response-detail.store.ts'
import { mayComeAgain, suitsNeed, takesInstitutions } from './response.rules.ts'
import { statesOfOrg } from './response.store.ts'
import { requireProvider } from './show-pool.ts'

/** A need that institutions may come to now; 409 when it is not listed, over, or one has been chosen. */
export async function requireOpenNeed(db: Db, id: string, now: Date): Promise<CompleteNeed> {
  const need = await findPublishedNeed(db, id)
  if (need && need.org_id !== null) throw new CallError(errors.alreadyChosen)
  if (!need || !takesInstitutions(need, shanghaiDay(now))) throw new CallError(errors.notPublished)
  return need
}

/** The same for the actor's institution, which must suit it and not have responded yet. */
export async function requireOpenTo(
  { db, actor, now }: { db: Db; actor: Actor; now: Date },
  id: string,
): Promise<{ need: CompleteNeed; orgId: string }> {
  const org = await requireProvider(db, actor)
  const need = await requireOpenNeed(db, id, now)
  if (!suitsNeed(org, need)) throw new CallError(errors.orgNotSuited)
  if (!mayComeAgain(await statesOfOrg(db, id, org.orgId))) throw new CallError(errors.alreadyResponded)
  return { need, orgId: org.orgId }
}
