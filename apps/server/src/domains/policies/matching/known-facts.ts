import type { PolicyAnswers } from '@lqr/contract/policies/profile.ts'
import type { Db } from '../../../data/database.ts'
import { type Actor, isOfKind } from '../../../http/actor.ts'
import { answeredFacts, triedFacts } from './facts.rules.ts'
import { findFacts } from './facts.store.ts'
import type { Facts } from './judge.rules.ts'

export interface KnownFacts {
  readonly facts: Facts
  /** Whether they are an enterprise's own, and not a questionnaire's alone. */
  readonly isOwn: boolean
}

/** What is known of who asks: the enterprise that is signed in with what it tries out, or the answers alone. */
export async function knownFacts(
  db: Db,
  actor: Actor | undefined,
  answers: PolicyAnswers,
  today: string,
): Promise<KnownFacts> {
  const companyId = actor && isOfKind(actor, 'enterprise:any') ? actor.companyId : null
  const row = companyId ? await findFacts(db, companyId, today) : undefined
  return row
    ? { facts: triedFacts(row, answers, today), isOwn: true }
    : { facts: answeredFacts(answers), isOwn: false }
}
