import type { BankAccount } from '@lqr/contract/bank-accounts/entities.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { caseScope } from '../../cases/case-access.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import { CASE_WORKERS } from '../../cases/move-case.ts'
import type { Db } from '../../data/database.ts'
import { type Actor, isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { type AccountFacts, findAccount } from './accounts.store.ts'

/** Accounts of the own enterprise, or those opened at the own institution and its branches. */
export function accountScope(db: Db, actor: Actor): Promise<CaseScope> {
  return caseScope(db, actor, { readers: CASE_WORKERS })
}

/** The account if the actor may see it; 404 otherwise. */
export async function requireAccount(db: Db, actor: Actor, id: string): Promise<AccountFacts> {
  const account = await findAccount(db, id, await accountScope(db, actor))
  if (!account) throw new CallError(errors.accountNotFound)
  return account
}

/** An account as the actor sees it: what a bank wrote back is the bank's to change, but for the day it was closed. */
export function shownAccount({ companyId, ...account }: AccountFacts, actor: Actor): BankAccount {
  const isOwn = isOfKind(actor, 'enterprise') && actor.companyId === companyId
  return { ...account, can: { update: isOwn && account.source === 'declared', close: isOwn } }
}
