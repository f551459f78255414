import { caseClockNames } from '@lqr/contract/all-cases.ts'
import { LIMIT_UNITS, type TimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

/** `3 个工作日`. */
export const daysText = ({ days, unit }: Pick<TimeLimit, 'days' | 'unit'>) =>
  `${days} ${nameOf(LIMIT_UNITS, unit)}`

/** `融资申请·受理`. */
export const clockText = (clock: string) => nameOf(caseClockNames, clock)

/** Which limit it is, in words: clock, area and institution. */
export const limitText = ({ clock, areaName, orgName }: Pick<TimeLimit, 'clock' | 'areaName' | 'orgName'>) =>
  [clockText(clock), areaName ?? copy.wholeProvince, orgName ?? copy.allOrganisations].join('，')
