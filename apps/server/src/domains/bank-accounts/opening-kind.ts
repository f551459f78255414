import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import type { CaseKind, Moving } from '../../cases/case-kind.ts'
import { CASE_WORKERS } from '../../cases/move-case.ts'
import { notifyStaff } from '../organisations/index.ts'
import { branchOf } from './branches.store.ts'
import { movedAwayText, namedOpening, openingText } from './copy.ts'
import {
  forgetPeople,
  holdOpening,
  OPENING_DATA,
  OPENINGS,
  OPENING_TASK,
  type OpeningRecord,
} from './opening.store.ts'

const forget = ({ db }: Moving, { id }: OpeningRecord) => forgetPeople(db, id)

/** Account openings on the case kernel. A place in a slot follows from the state alone, so no move has to free it. */
export const accountOpeningKind: CaseKind<typeof accountOpeningCase, OpeningRecord> = {
  declaration: accountOpeningCase,
  ...OPENINGS,
  readers: CASE_WORKERS,
  messagePrefix: 'bank-accounts.',
  task: OPENING_TASK,
  personalData: OPENING_DATA,
  guards: {
    confirm: (row, now) => (Date.parse(row.appoint_time) <= now.getTime() ? errors.slotPast : undefined),
    noShow: (row, now) => (Date.parse(row.appoint_end) > now.getTime() ? errors.notYetDue : undefined),
  },
  after: {
    /** The branch it leaves can open it no longer, so its people are told without an address. */
    async change({ db }, row, { before }) {
      if (row.org_id === before.org_id) return
      const { name } = await branchOf(db, before.branch_org_id)
      const [title, body] = movedAwayText(before, name)
      const notice = { kind: 'bank-accounts.moved-away', title, body, link: null }
      await notifyStaff(db, before.org_id, CASE_WORKERS, notice)
    },
    open: forget,
    fail: forget,
    withdraw: forget,
    noShow: forget,
    expire: forget,
    lapse: forget,
  },
  named: (_, row) => namedOpening(row),
  link: (row, side) =>
    side === 'institution' ? `/workbench/account-openings/${row.id}` : `/personal/account-openings/${row.id}`,
  notice: async (db, move, row) => openingText(move, row, (await branchOf(db, row.branch_org_id)).name),
  hold: holdOpening,
}
