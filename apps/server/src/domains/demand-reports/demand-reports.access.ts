import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import {
  demandReportCase,
  IN_HAND_STATES,
  type ReportStatus,
  WRITABLE_STATES,
} from '@lqr/contract/demand-reports/report-case.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { caseScope } from '../../cases/case-access.ts'
import { CASE_AUTHORITIES, CASE_WORKERS } from '../../cases/move-case.ts'
import { findCase } from '../../cases/case.store.ts'
import { type Actor, hasRole, isOfKind } from '../../http/actor.ts'
import type { PhoneGround } from '../../personal-data/open-phone.ts'
import type { FileReader } from '../files/index.ts'
import { reportKind } from './report-kind.ts'
import type { ReportRecord } from './report-record.ts'

type Standing = Pick<ReportRecord, 'status'>

const isIn = (row: Standing, ...states: ReportStatus[]) => states.includes(row.status)

/** Whether the enterprise may still change what it typed. */
export const mayEdit = (row: Standing) => isIn(row, ...WRITABLE_STATES)

/** Whether somebody may still go there: from the submission until it is recommended. */
export const takesVisits = (row: Standing) => isIn(row, 'SUBMITTED', 'ACCEPTED', 'REVIEWED')

/** Why the actor may open the phone number of a report within its rows: the authority's review, the institution's contact. */
export function phoneGround(actor: Actor, row: Standing): PhoneGround | undefined {
  if (hasRole(actor, ...CASE_WORKERS)) return isIn(row, ...IN_HAND_STATES) ? 'acceptance' : undefined
  const isOpen = statesIn(demandReportCase, 'open').includes(row.status)
  return hasRole(actor, ...CASE_AUTHORITIES) && isOpen ? 'review' : undefined
}

/** The area of an authority: the region of a government, the province for operators. */
export function ownAreaOf(actor: Actor): string {
  return isOfKind(actor, 'operator') ? DEFAULT_SUBSTATION_ID : (actor.regionCode ?? '')
}

/** It with everything below it. */
export const ownAreasOf = (actor: Actor) => codesWithin(ownAreaOf(actor))

/** Whether the area lies within the authority's. */
export const isWithinOwnArea = (actor: Actor, areaCode: string) => ownAreasOf(actor).includes(areaCode)

/** Photos of a visit: for the authority of the area, and the institution that has the report. */
export const canReadVisitFile: FileReader = async (db, actor, reportId) => {
  const scope = { ...(await caseScope(db, actor, reportKind)), companyId: null }
  const row = await findCase<ReportRecord>(db, reportKind, reportId, scope)
  return row !== undefined && row.sealed_at === null
}
