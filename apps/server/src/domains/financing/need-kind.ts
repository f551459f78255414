import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { RESPONSE_ROLES } from '@lqr/contract/financing/response-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { CASE_AUTHORITIES } from '../../cases/move-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { namedNeed, needText } from './copy.ts'
import { NEED_TASK, type NeedRecord, NEEDS, setSlots } from './need.store.ts'
import { NEED_DATA } from './personal-data.store.ts'
import { NEED_FILES } from './need-files.ts'

/** An institution that holds a slot has relied on the need as it stands. */
const unheld = ({ holders }: NeedRecord) => (holders === 0 ? undefined : errors.hasHolders)

/** Needs on the case kernel; an institution sees the ones in which it was chosen. */
export const needKind: CaseKind<typeof needCase, NeedRecord> = {
  declaration: needCase,
  ...NEEDS,
  readers: RESPONSE_ROLES,
  workers: RESPONSE_ROLES,
  authorities: CASE_AUTHORITIES,
  messagePrefix: 'financing.need-',
  task: NEED_TASK,
  personalData: NEED_DATA,
  documents: [NEED_FILES],
  guards: {
    revise: unheld,
    unlist: unheld,
    unmatch: unheld,
    reject: unheld,
    // An application with the chosen institution would go on alone; of equity there is none.
    withdraw: ({ org_id: chosen, demand_type: type }) =>
      chosen === null || type === 'equity' ? undefined : errors.chosenUnderway,
    relist: ({ valid_to: until }, now) =>
      until !== null && until >= shanghaiDay(now) ? undefined : errors.validToPast,
  },
  after: {
    submit: ({ db }, row) => setSlots(db, row.id, row.slots ?? 0),
    revise: ({ db }, row) => setSlots(db, row.id, row.slots ?? 0),
  },
  named: (_, row) => namedNeed(row),
  link: (row, side) => LINKS[side](row.id),
  notice: (_, move, row) => needText(move, row),
}

const LINKS = {
  enterprise: (id: string) => `/personal/needs/${id}`,
  institution: (id: string) => `/workbench/needs/${id}`,
  authority: (id: string) => `/office/needs/${id}`,
} as const
