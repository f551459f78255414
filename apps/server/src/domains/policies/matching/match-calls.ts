import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import {
  getPolicyProfile,
  matchItem,
  matchItems as matchItemsDef,
  savePolicyProfile,
  tryItemRules,
} from '@lqr/contract/policies/match-calls.ts'
import { policyProfileFields } from '@lqr/contract/policies/profile.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { knownFacts } from './known-facts.ts'
import { matchItems, matchOneItem } from './match-items.ts'
import { findProfile, saveProfile } from './profile.store.ts'
import { tryRules } from './try-rules.ts'

/** What was told, every fact that was not as null. */
async function profileOf(db: Db, companyId: string) {
  const stored = await findProfile(db, companyId)
  const untold = Object.fromEntries(Object.keys(policyProfileFields.shape).map((name) => [name, null]))
  const facts = policyProfileFields.parse({ ...untold, ...stored?.facts })
  return { ...facts, version: stored?.version ?? 0, updatedAt: stored?.updatedAt ?? null }
}

export const matchingCalls: readonly BoundCall[] = [
  bindCall(matchItemsDef, async ({ actor, body, db, now }) => {
    const { answers = {}, ...asked } = body
    const { facts, isOwn } = await knownFacts(db, actor, answers, shanghaiDay(now))
    return { ...(await matchItems(db, facts, { ...asked, now })), isOwn }
  }),
  bindCall(matchItem, async ({ actor, body: { answers = {} }, db, now, params }) => {
    const { facts } = await knownFacts(db, actor, answers, shanghaiDay(now))
    return matchOneItem(db, params.id, facts, now)
  }),
  bindCall(tryItemRules, ({ body, db, now }) => tryRules(db, body, shanghaiDay(now))),
  bindCall(getPolicyProfile, ({ actor, db }) => profileOf(db, actor.companyId ?? '')),
  bindCall(savePolicyProfile, async ({ actor, audit, body, db, now }) => {
    const { version, ...facts } = body
    const companyId = actor.companyId ?? ''
    const isSaved = await saveProfile(db, companyId, facts, version, now)
    const profile = await profileOf(db, companyId)
    if (!isSaved) throw new CallError(kernelErrors.conflict, { data: profile })
    audit({
      action: 'save-policy-profile',
      entity: 'policy_profile',
      entityId: companyId,
      detail: { version: profile.version },
    })
    return profile
  }),
]
