import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { RESPONSE_ROLES, responseCase } from '@lqr/contract/financing/response-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { RESPONSE_DATA } from './personal-data.store.ts'
import { namedResponse, responseText } from './response-copy.ts'
import { findResponseWords } from './response-detail.store.ts'
import { holdNeedOf, RESPONSE_TASK, type ResponseRecord, RESPONSES, staysAtMerger } from './response.store.ts'
import { OPERATION_FILES } from './operation-files.ts'

const unchosen = ({ chosen_at: chosen }: ResponseRecord) =>
  chosen === null ? undefined : errors.responseMoved

const isEquity = ({ demand_type: type }: ResponseRecord) => type === 'equity'

const chosenForEquity = (row: ResponseRecord) =>
  isEquity(row) && row.chosen_at !== null ? undefined : errors.responseMoved

/** Responses on the case kernel: whatever moves one holds its need first. What follows a move stands in `follow-response.ts`. */
export const responseKind: CaseKind<typeof responseCase, ResponseRecord> = {
  declaration: responseCase,
  ...RESPONSES,
  readers: RESPONSE_ROLES,
  workers: RESPONSE_ROLES,
  messagePrefix: 'financing.response-',
  task: RESPONSE_TASK,
  personalData: RESPONSE_DATA,
  documents: Object.values(OPERATION_FILES),
  guards: {
    offer: (row) => (isEquity(row) ? errors.responseMoved : unchosen(row)),
    propose: (row) => (isEquity(row) ? unchosen(row) : errors.responseMoved),
    invest: chosenForEquity,
    stepOut: chosenForEquity,
    turnDown: unchosen,
    decline: unchosen,
    choose(row, now) {
      if (row.chosen_at !== null) return errors.alreadyChosen
      return row.offer_valid_to !== null && row.offer_valid_to >= shanghaiDay(now)
        ? undefined
        : errors.offerExpired
    },
  },
  named: async (db, row) => namedResponse(await findResponseWords(db, row)),
  link: (row, side) =>
    side === 'institution' ? `/workbench/responses/${row.id}` : `/personal/needs/${row.need_id}`,
  notice: async (db, move, row) => responseText(move, await findResponseWords(db, row), row),
  hold: holdNeedOf,
  heldOf: (row) => row.need_id,
  threadOf: (row) => row.need_id,
  staysAtMerger,
}
