import { searchRosterEntries } from '@lqr/contract/rosters/calls.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { masked, wantedEnterprise } from '../roster-entries.rules.ts'
import { searchScope } from '../roster-scope.rules.ts'
import { searchEntries } from '../rosters.store.ts'

export const searchRosterEntriesCall = bindCall(searchRosterEntries, async ({ db, body, now, request }) => {
  const { enterprise, areaCode, ...filter } = body
  const page = await searchEntries(db, wantedEnterprise(enterprise), {
    ...filter,
    ...searchScope(request.cityCode, now),
    entryAreas: areaCode ? codesWithin(areaCode) : undefined,
  })
  return { ...page, list: page.list.map(masked) }
})
