import { readTaxData } from '@lqr/contract/tax/calls.ts'
import type { TaxSection } from '@lqr/contract/tax/datasets.ts'
import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { askSource } from '../ask-source.ts'
import { digestOf } from '../digest.ts'
import { isOpenTo, partyOf } from '../licence.access.ts'
import { isReadable, licenceFacts } from '../licence-facts.ts'
import { isInScope } from '../licence.rules.ts'
import { findLicence, holdLicence, insertDelivery } from '../licence.store.ts'

async function requireReadable(
  db: Db,
  actor: Actor,
  { licenceId, sections }: { licenceId: string; sections: readonly TaxSection[] },
  now: Date,
) {
  const row = await findLicence(db, licenceId, await partyOf(db, actor))
  if (!row) throw new CallError(errors.licenceNotFound)
  if (!isOpenTo(row, actor)) throw new CallError(errors.houseNotNamed)
  if (!isReadable(row, now)) throw new CallError(errors.notValid)
  if (!isInScope(row.scope, sections)) throw new CallError(errors.outOfScope)
  return row
}

/**
 * The source is asked before the transaction; the licence is looked at again when the answer is there, so that what was revoked
 * meanwhile is not handed out. Nothing of the data is written anywhere.
 */
export const readTaxDataCall = bindGuardedCall(
  readTaxData,
  async ({ actor, body, db, now, services }) => {
    const row = await requireReadable(db, actor, body, now)
    return askSource(services.tax.readSections(licenceFacts(row), body.sections))
  },
  async ({ actor, audit, body, db, now, proof: { receiptNo, sections, sourceName }, services }) => {
    await holdLicence(db, body.licenceId)
    await requireReadable(db, actor, body, now)
    const { isDemonstration } = services.tax
    const digest = digestOf(JSON.stringify(sections))
    await insertDelivery(db, {
      licenceId: body.licenceId,
      reportId: null,
      accountId: actor.accountId,
      sections: sections.map(({ section }) => section),
      receiptNo,
      digest,
      isDemonstration,
      at: now,
    })
    audit({
      action: 'read-tax-data',
      entity: 'tax_licence',
      entityId: body.licenceId,
      detail: { sections: body.sections, receiptNo, digest },
    })
    return {
      receiptNo,
      digest,
      at: now.toISOString(),
      sourceName,
      isDemonstration,
      sections: sections.map(({ section, columns, rows }) => ({
        section,
        columns: [...columns],
        rows: rows.map((values) => ({ values: [...values] })),
      })),
    }
  },
)
