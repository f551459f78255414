import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import type { getReportLedger } from '@lqr/contract/demand-reports/ledger-calls.ts'
import type { ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import { codesWithin, substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { isWithinOwnArea, ownAreaOf } from './demand-reports.access.ts'
import type { LedgerQuery } from './ledger.store.ts'
import { requireBatch } from './require-batch.ts'

type Filter = ParsedInput<typeof getReportLedger>['query']

/** The reports that a ledger rests on: of the area that is named, or the actor's own, which it may not leave. */
export async function wantedLedger(
  db: Db,
  actor: Actor,
  { areaCode, batchId, applicantKind }: Filter,
): Promise<{ areaName: string; wanted: LedgerQuery }> {
  const code = areaCode ?? ownAreaOf(actor)
  const area = substationOfCode(code)
  if (!area || !isWithinOwnArea(actor, code)) throw new CallError(errors.areaNotYours)
  if (batchId !== undefined) await requireBatch(db, batchId)
  return { areaName: area.name, wanted: { areas: codesWithin(code), batchId, applicantKind } }
}
