import { INTEREST_ROLES, interestCase } from '@lqr/contract/equity/interest-case.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { interestText, namedInterest } from './interest-copy.ts'
import { findInterestWords } from './interest-parties.store.ts'
import {
  holdProjectOf,
  INTEREST_DATA,
  INTEREST_TASK,
  type InterestRecord,
  INTERESTS,
  staysAtMerger,
} from './interest.store.ts'

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
    acceptTalk: (row) => (row.meet_side === 'institution' ? undefined : errors.talkOver),
    confirmTalk: (row) => (row.meet_side === 'enterprise' ? undefined : errors.talkOver),
  },
  named: async (db, row) => namedInterest(await findInterestWords(db, row)),
  link: (row, side) =>
    `${side === 'institution' ? '/workbench/equity-interests' : '/personal/equity-interests'}/${row.id}`,
  notice: async (db, move, row) => interestText(move, await findInterestWords(db, row), row),
  hold: holdProjectOf,
  endsByEnterprise: 'close',
  heldOf: (row) => row.project_id,
  staysAtMerger,
}
