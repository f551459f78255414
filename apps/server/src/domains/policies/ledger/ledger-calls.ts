import {
  declareOwnMatch,
  listDeclareWindows,
  listItemMatches,
  listOwnMatches,
  openOwnMatch,
} from '@lqr/contract/policies/ledger-calls.ts'
import { policyItemErrors as errors } from '@lqr/contract/policies/item-errors.ts'
import type { Db } from '../../../data/database.ts'
import type { AuditEntry } from '../../../http/audit.store.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { lineageOf } from '../matching/index.ts'
import { listWindows } from './calendar.store.ts'
import {
  countLedger,
  findLedger,
  findMatchState,
  findOwnMatch,
  findOwnMatches,
  noteStep,
} from './ledger.store.ts'

interface Stepping {
  readonly db: Db
  readonly companyId: string
  readonly itemId: string
  readonly now: Date
  readonly audit: (entry: AuditEntry) => void
}

/** Notes a step of the own enterprise; of an item it was not told of nothing is known. 409 for declaring before its round begins. */
async function take({ db, companyId, itemId, now, audit }: Stepping, step: 'opened' | 'declared') {
  const find = () => requireRecord(findOwnMatch(db, companyId, now, itemId), errors.itemNotFound)
  const { canDeclare, declaredAt } = await find()
  if (step === 'declared' && !canDeclare && declaredAt === null) throw new CallError(errors.declaringNotBegun)
  const isFirst = await noteStep(db, { companyId, itemId, step, now })
  const action = step === 'opened' ? 'open-policy-item' : 'declare-policy-item'
  if (isFirst) audit({ action, entity: 'policy_item', entityId: itemId, detail: { companyId } })
  return find()
}

export const ledgerCalls: readonly BoundCall[] = [
  bindCall(listOwnMatches, ({ actor, body, db, now }) =>
    findOwnMatches(db, actor.companyId ?? '', now, body),
  ),
  bindCall(openOwnMatch, ({ actor, audit, db, now, params }) =>
    take({ db, companyId: actor.companyId ?? '', itemId: params.id, now, audit }, 'opened'),
  ),
  bindCall(declareOwnMatch, ({ actor, audit, db, now, params }) =>
    take({ db, companyId: actor.companyId ?? '', itemId: params.id, now, audit }, 'declared'),
  ),
  bindCall(listItemMatches, async ({ body: { fittingOnly, ...page }, db, now, params: { id } }) => {
    const state = await requireRecord(findMatchState(db, id, now), errors.itemNotFound)
    const ledger = await findLedger(db, { itemId: id, fittingOnly, now }, page)
    return { ...ledger, figures: await countLedger(db, id, now), ...state }
  }),
  bindCall(listDeclareWindows, ({ db, now, query: { areaCode } }) =>
    listWindows(db, now, areaCode ? lineageOf(areaCode) : undefined),
  ),
]
