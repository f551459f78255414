import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import type { CaseKind, Moving } from '../../cases/case-kind.ts'
import { CASE_WORKERS, moveAlong, notifySide, PLATFORM } from '../../cases/move-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { LEASE_ANSWERS, type LeaseAnswer } from './lease-answer.ts'
import { lapsedForEnterprise, leaseText, namedNeed } from './copy.ts'
import { isOpen, offerHolds } from './lease.rules.ts'
import { findNeed, findOrgName, holdNeedOf, LEASE_TASK, listAnswers, staysAtMerger } from './lease.store.ts'
import { settleNeed } from './settle-need.ts'
import { LEASE_DATA } from './personal-data.store.ts'
import { LEASE_FILES } from './lease-files.ts'

/** Answers to lease needs on the case kernel: whatever moves one holds its need first, so moves come one after the other. */
export const leaseKind: CaseKind<typeof leaseCase, LeaseAnswer> = {
  declaration: leaseCase,
  ...LEASE_ANSWERS,
  readers: CASE_WORKERS,
  messagePrefix: 'products.lease-',
  task: LEASE_TASK,
  personalData: LEASE_DATA,
  documents: [LEASE_FILES],
  guards: {
    agree(row, now) {
      if (row.agreed_at !== null) return errors.illegalMove
      return offerHolds(row, shanghaiDay(now)) ? undefined : errors.offerExpired
    },
    sign: (row) => (row.agreed_at === null ? errors.notAgreed : undefined),
  },
  after: { sign: closeOthers, lapse: notifyEnterprise },
  threadOf: (row) => row.need_id,
  named: async (db, row) => namedNeed(await findNeed(db, row.need_id)),
  link: (row, side) =>
    side === 'institution' ? `/workbench/leases/${row.id}` : `/personal/leases/${row.need_id}`,
  notice: async (db, move, row) =>
    leaseText(move, await findNeed(db, row.need_id), row, await findOrgName(db, row.org_id)),
  hold: holdNeedOf,
  heldOf: (row) => row.need_id,
  settle: (moving, row) => settleNeed(moving, row.need_id),
  staysAtMerger,
}

/** Both have something to do about an offer that has lapsed. */
async function notifyEnterprise({ db }: Moving, row: LeaseAnswer): Promise<void> {
  const text = lapsedForEnterprise(await findNeed(db, row.need_id), await findOrgName(db, row.org_id))
  await notifySide(db, leaseKind, row, 'enterprise', 'lapse', text)
}

/** The signing of one institution ends what the others may still do. */
async function closeOthers(moving: Moving, winner: LeaseAnswer): Promise<void> {
  const answers = await listAnswers(moving.db, winner.need_id)
  for (const other of answers.filter(({ id, status }) => id !== winner.id && isOpen(status))) {
    await moveAlong({ ...moving, mover: PLATFORM }, leaseKind, other, { move: 'lose' })
  }
}
