import {
  FARTHEST_WINDOW,
  getRenewalRadar,
  MOST_RADAR_INSTITUTIONS,
  RENEWAL_STATES,
  RENEWAL_WINDOWS,
} from '@lqr/contract/oversight/renewal-calls.ts'
import { dayAfter } from '../../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { areaNameOf, partsOf } from '../../../statistics/index.ts'
import { areaOfLoans, loanScope } from '../loan-scope.ts'
import { type DueSum, type RadarSums, readRadar } from '../radar.store.ts'

const totalOf = (rows: readonly DueSum[]): DueSum => ({
  loans: rows.reduce((sum, { loans }) => sum + loans, 0),
  amountYuan: rows.reduce((sum, { amountYuan }) => sum + amountYuan, 0),
})

/** What falls due within so many days: the nearer windows lie in the farther ones. What nobody has applied to renew is the rest. */
function windowOf(days: number, { areas, renewed }: RadarSums) {
  const total = totalOf(areas.filter((row) => row.days <= days))
  const applied = renewed.filter((row) => row.days <= days)
  const asked = totalOf(applied)
  const byState = RENEWAL_STATES.flatMap(({ code: state }) => {
    const sum =
      state === 'none'
        ? { loans: total.loans - asked.loans, amountYuan: total.amountYuan - asked.amountYuan }
        : totalOf(applied.filter((row) => row.state === state))
    return sum.loans > 0 ? [{ state, ...sum }] : []
  })
  return { days, ...total, byState }
}

/** The institutions that are not named, in one sum. */
const othersOf = (rows: RadarSums['institutions']) => ({
  institutions: rows.length,
  ...totalOf(rows),
  silent: rows.reduce((sum, { silent }) => sum + silent, 0),
})

export const getRenewalRadarCall = bindCall(getRenewalRadar, async (context) => {
  const { db, actor, query, now } = context
  const today = shanghaiDay(now)
  const area = areaOfLoans(actor, query.areaId)
  const scope = await loanScope(context, query.areaId)
  const until = dayAfter(today, FARTHEST_WINDOW)
  const sums = await readRadar(db, { ...scope, areaCode: area, from: today, until })
  const areas = partsOf(area).map(({ code, name, regions }) => ({
    areaCode: code,
    areaName: name,
    ...totalOf(sums.areas.filter(({ regionCode }) => regions.includes(regionCode))),
  }))
  return {
    areaName: areaNameOf(area),
    asOf: today,
    windows: RENEWAL_WINDOWS.map((days) => windowOf(days, sums)),
    areas: areas.filter(({ loans }) => loans > 0),
    institutions: sums.institutions.slice(0, MOST_RADAR_INSTITUTIONS),
    otherInstitutions: othersOf(sums.institutions.slice(MOST_RADAR_INSTITUTIONS)),
  }
})
