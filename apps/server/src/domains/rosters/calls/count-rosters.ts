import { countRosters } from '@lqr/contract/rosters/calls.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { namedCounts } from '../../../publishing/publication.rules.ts'
import { rosterCopy } from '../copy.ts'
import { rosterScope } from '../roster-scope.rules.ts'
import { countByKind, countByYear, sumRosters } from '../rosters.store.ts'

export const countRostersCall = bindCall(countRosters, async ({ db, body, now, request }) => {
  const filter = { ...body, ...rosterScope(request.cityCode, now, body.areaCode) }
  const [sums, kinds, years] = await Promise.all([
    sumRosters(db, filter),
    countByKind(db, { ...filter, kind: undefined }),
    countByYear(db, { ...filter, year: undefined }),
  ])
  return {
    ...sums,
    byKind: namedCounts(ROSTER_KINDS, kinds),
    byYear: years.map(({ code, count }) => ({ code, name: rosterCopy.year(code), count })),
  }
})
