import { listLegalPersonChanges } from '@lqr/contract/facts/calls.ts'
import type { CaseKind } from '../../../cases/case-kind.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { listLegalPersonChanges as listChanges } from '../../certification/index.ts'
import { listReceivers } from '../receivers.store.ts'

const dayOf = (moment: string) => shanghaiDay(new Date(moment))

/** `kinds` are the cases by which an institution receives an enterprise's data. */
export function makeListLegalPersonChangesCall(kinds: readonly CaseKind[]): BoundCall {
  return bindCall(listLegalPersonChanges, async ({ actor, db }) => {
    const companyId = actor.companyId ?? ''
    const answers = []
    for (const { formerName, presentName, changedAt } of await listChanges(db, companyId)) {
      const receivers = await listReceivers(db, kinds, companyId, changedAt)
      answers.push({
        formerName,
        presentName,
        changedOn: dayOf(changedAt),
        receivers: receivers.map((one) => ({ ...one, at: dayOf(one.at) })),
      })
    }
    return answers
  })
}
