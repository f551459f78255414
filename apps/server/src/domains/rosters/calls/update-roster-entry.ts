import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { updateRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { normalizeCreditCode } from '@lqr/contract/rules/credit-code.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { changedColumns, touchRecord } from '../../../publishing/publication.store.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { requireArea } from '../../reference/index.ts'
import { correctEntry, findCorrectable, standsAs } from '../corrected-entries.store.ts'
import { requireHeldRoster, requireUntaken } from '../roster-records.ts'

export const updateRosterEntryCall = bindCall(
  updateRosterEntry,
  async ({ actor, db, params, body: { version, ...body }, now, audit }) => {
    const { id, entryId } = params
    const standing = await requireHeldRoster(db, id, { actor, now })
    if (body.areaCode) requireArea(body.areaCode)
    const place = { rosterId: id, isLive: wasPublished(standing.status) }
    const before = await requireRecord(findCorrectable(db, place, entryId), zonesErrors.rosterEntryNotFound)
    if (before.version !== version) throw new CallError(kernelErrors.conflict, { data: before })
    const entry = { ...body, creditCode: normalizeCreditCode(body.creditCode) || null }
    if (before.change !== 'CORRECT' && standsAs(before, entry)) return { done: true }
    await requireUntaken(db, id, entry, { except: entryId, withLeaving: !before.isPublic })
    await correctEntry(db, id, before, entry)
    await touchRecord(db, 'roster', id, changedColumns(standing, actor), now)
    audit({
      action: 'update-roster-entry',
      entity: 'roster',
      entityId: id,
      detail: { entryId, enterpriseName: before.enterpriseName, correctedName: entry.enterpriseName },
    })
    return { done: true }
  },
)
