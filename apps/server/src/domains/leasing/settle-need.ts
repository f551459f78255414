import type { Moving } from '../../cases/case-kind.ts'
import { sendMessage } from '../messages/index.ts'
import { leaseExpiredNotice } from './copy.ts'
import { needStatusOf } from './lease.rules.ts'
import { findNeed, listAnswers, updateNeedStatus } from './lease.store.ts'

/** Brings a need to the state its answers are in now; the caller holds it. When the last that had not answered let it lapse, its enterprise is told. */
export async function settleNeed({ db, now, mover, audit }: Moving, needId: string): Promise<void> {
  const need = await findNeed(db, needId)
  const answers = await listAnswers(db, needId)
  const status = needStatusOf(answers.map((answer) => answer.status))
  const version = await updateNeedStatus(db, needId, status, now)
  if (status === need.status) return
  audit({
    action: 'settle-lease-need',
    entity: 'lease_need',
    entityId: needId,
    detail: { from: need.status, to: status, version },
  })
  // Where an institution's own answer was the last, its message has told of it.
  if (status === 'EXPIRED' || (status === 'DECLINED' && mover.side === 'platform')) {
    const notice = leaseExpiredNotice(need, status === 'EXPIRED' ? 'none' : 'some')
    await sendMessage(db, { ...notice, companyId: need.company_id })
  }
}
