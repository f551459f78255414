import type { RegisteredBank } from '@lqr/contract/bank-accounts/register-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { isInVersion } from '../organisations/index.ts'
import { branchScope } from './own-branch.access.ts'
import { isCodeTaken, listCandidates, listRegistered } from './register.store.ts'

/** The banks whose register the actor sees; only those of the head office change the bank itself. */
export async function registeredBanks(db: Db, actor: Actor): Promise<RegisteredBank[]> {
  const scope = await branchScope(db, actor)
  const banks = await listRegistered(db, scope)
  return banks.map((bank) => ({ ...bank, canEdit: scope === 'all' || scope.includes(bank.id) }))
}

/** A bank that the actor sees; 404 otherwise. */
export async function requireBank(db: Db, actor: Actor, id: string): Promise<RegisteredBank> {
  const bank = (await registeredBanks(db, actor)).find((one) => one.id === id)
  if (!bank) throw new CallError(errors.bankNotFound)
  return bank
}

/** Refuses an organisation that may not be registered: of others, ended, or registered already. */
export async function requireCandidate(
  db: Db,
  actor: Actor,
  orgId: string,
  bankId: string | undefined,
): Promise<void> {
  const candidates = await listCandidates(db, await branchScope(db, actor), bankId)
  if (candidates.some(({ id }) => id === orgId)) return
  throw new CallError(errors.candidateUnfit, { fields: { orgId: errors.candidateUnfit.msg } })
}

/** Refuses an organisation that somebody has changed or registered since it was seen; holds it from here on. */
export async function requireSeen(
  db: Db,
  actor: Actor,
  seen: { orgId: string; version: number; bankId: string },
): Promise<void> {
  const { orgId, version, bankId } = seen
  if (await isInVersion(db, orgId, version)) return
  const candidates = await listCandidates(db, await branchScope(db, actor), bankId)
  throw new CallError(kernelErrors.conflict, { data: candidates.find(({ id }) => id === orgId) ?? null })
}

/** Refuses at its field the number of another bank or branch. */
export async function requireFreeCode(
  db: Db,
  field: 'bankCode' | 'branchCode',
  code: string,
  ownId?: string,
): Promise<void> {
  const table = field === 'bankCode' ? 'opening_bank' : 'opening_branch'
  if (!(await isCodeTaken(db, table, code, ownId))) return
  throw new CallError(errors.codeTaken, { fields: { [field]: errors.codeTaken.msg } })
}
