import { creditObjectionCase } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CaseKind } from '../../../cases/case-kind.ts'
import { itemsChanged } from '../changes/index.ts'
import { namedObjection, objectionText } from './copy.ts'
import {
  findObjected,
  OBJECTION_DATA,
  OBJECTION_FILES,
  OBJECTION_TASK,
  OBJECTIONS,
  type ObjectionRecord,
} from './objection.store.ts'

const PLACES = { enterprise: '/personal', authority: '/office', institution: '/office' } as const

/** Objections on the case kernel: between an enterprise and the platform's operators; no institution and no government reads one. */
export const objectionKind: CaseKind<typeof creditObjectionCase, ObjectionRecord> = {
  declaration: creditObjectionCase,
  ...OBJECTIONS,
  readers: [],
  authorities: ['operator'],
  messagePrefix: 'credit.objection.',
  task: OBJECTION_TASK,
  personalData: OBJECTION_DATA,
  documents: [OBJECTION_FILES],
  guards: {},
  named: (_, row) => namedObjection(row),
  link: (row, side) => `${PLACES[side]}/objections/${row.id}`,
  after: {
    uphold: async ({ db, now }, row) => itemsChanged(db, 'corrected', await findObjected(db, row), now),
  },
  notice: (_, move, row) => objectionText(move, row),
}
