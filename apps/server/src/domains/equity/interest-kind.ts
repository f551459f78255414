import { INTEREST_ROLES, interestCase } from '@lqr/contract/equity/interest-case.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { notifySide } from '../../cases/move-case.ts'
import { interestText, namedInterest, talkLapsedText } from './interest-copy.ts'
import { findInterestWords } from './interest-parties.store.ts'
import {
  holdProjectOf,
  INTEREST_DATA,
  INTEREST_TASK,
  type InterestRecord,
  INTERESTS,
  staysAtMerger,
} from './interest.store.ts'
import { liesAhead } from './talk.rules.ts'

/** Whether that side has proposed times that can still be taken. */
const isOnTable = (row: InterestRecord, side: 'enterprise' | 'institution', now: Date) =>
  row.meet_side === side && liesAhead(row.meet_options, now)

/** Interests on the case kernel: whatever moves one holds its project first. */
export const interestKind: CaseKind<typeof interestCase, InterestRecord> = {
  declaration: interestCase,
  ...INTERESTS,
  readers: INTEREST_ROLES,
  workers: INTEREST_ROLES,
  messagePrefix: 'equity.interest-',
  task: INTEREST_TASK,
  personalData: INTEREST_DATA,
  guards: {
    acceptTalk: (row, now) => (isOnTable(row, 'institution', now) ? undefined : errors.talkOver),
    confirmTalk: (row, now) => (isOnTable(row, 'enterprise', now) ? undefined : errors.talkOver),
  },
  named: async (db, row) => namedInterest(await findInterestWords(db, row)),
  link: (row, side) =>
    `${side === 'institution' ? '/workbench/equity-interests' : '/personal/equity-interests'}/${row.id}`,
  notice: async (db, move, row) => interestText(move, await findInterestWords(db, row), row),
  hold: holdProjectOf,
  after: {
    /** Either side may propose other times. */
    async lapseTalk({ db }, row) {
      const text = talkLapsedText(await findInterestWords(db, row))
      await notifySide(db, interestKind, row, 'enterprise', 'talk-lapsed', text)
    },
  },
  endsByEnterprise: 'close',
  heldOf: (row) => row.project_id,
  staysAtMerger,
}
