import { getRenewalRadar, FARTHEST_WINDOW, RENEWAL_WINDOWS } from '@lqr/contract/oversight/renewal-calls.ts'
import type { Db } from '../../../../data/database.ts'
import { dayAfter } from '../../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { areaNameOf, partsOf } from '../../../statistics/index.ts'
import { areaOfLoans, loanScope } from '../loan-scope.ts'
import {
  countEnterprises,
  type LoanScope,
  sumByInstitution,
  sumByRegion,
  sumByState,
} from '../loans.store.ts'

const totalOf = (rows: readonly { loans: number; amountYuan: number }[]) => ({
  loans: rows.reduce((sum, { loans }) => sum + loans, 0),
  amountYuan: rows.reduce((sum, { amountYuan }) => sum + amountYuan, 0),
})

async function windowOf(db: Db, scope: LoanScope, days: number) {
  const byState = await sumByState(db, scope)
  return { days, ...totalOf(byState), enterprises: await countEnterprises(db, scope), byState }
}

export const getRenewalRadarCall = bindCall(getRenewalRadar, async (context) => {
  const { db, actor, query, now } = context
  const today = shanghaiDay(now)
  const area = areaOfLoans(actor, query.areaId)
  const scope = await loanScope(context, query.areaId)
  const upTo = (days: number): LoanScope => ({ ...scope, from: today, until: dayAfter(today, days) })
  const windows = []
  for (const days of RENEWAL_WINDOWS) windows.push(await windowOf(db, upTo(days), days))
  const all = upTo(FARTHEST_WINDOW)
  const byRegion = await sumByRegion(db, all)
  const areas = partsOf(area).map(({ code, name, regions }) => ({
    areaCode: code,
    areaName: name,
    ...totalOf(byRegion.filter(({ regionCode }) => regions.includes(regionCode))),
  }))
  return {
    areaName: areaNameOf(area),
    asOf: today,
    windows,
    areas: areas.filter(({ loans }) => loans > 0),
    institutions: await sumByInstitution(db, all),
  }
})
