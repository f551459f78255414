import type { ClockHolder } from '../../clocks/clock-holder.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { makeDeleteCalendarDayCall } from './calendar/calls/delete-calendar-day.ts'
import { getCalendarCall } from './calendar/calls/get-calendar.ts'
import { listWorkingDaysCall } from './calendar/calls/list-working-days.ts'
import { makeImportCalendarYearCall } from './calendar/calls/import-calendar-year.ts'
import { makePreviewCalendarChangeCall } from './calendar/calls/preview-calendar-change.ts'
import { makeSetCalendarDayCall } from './calendar/calls/set-calendar-day.ts'
import { getRegionTreeCall } from './calls/get-region-tree.ts'
import { getSiteTreeCall } from './calls/get-site-tree.ts'
import { listChildRegionsCall } from './calls/list-child-regions.ts'
import { listDictionariesCall } from './calls/list-dictionaries.ts'
import { listDictionaryItemsCall } from './calls/list-dictionary-items.ts'
import { listSiteAddressesCall } from './calls/list-site-addresses.ts'
import { listSiteRowsCall } from './calls/list-site-rows.ts'
import { listStartupDictionariesCall } from './calls/list-startup-dictionaries.ts'
import { updateSiteCall } from './calls/update-site.ts'
import { dictionaryCalls } from './dictionaries/index.ts'
import { siteSettingCalls } from './settings/index.ts'

export { watchCalendar } from './calendar/watch-calendar.ts'

export { followDictionaries } from './dictionaries/index.ts'

export { findMissingSettings } from './settings/index.ts'

export { requireArea } from './require-area.ts'

export const referenceCalls: readonly BoundCall[] = [
  listDictionaryItemsCall,
  listDictionariesCall,
  listStartupDictionariesCall,
  listChildRegionsCall,
  getRegionTreeCall,
  getSiteTreeCall,
  getCalendarCall,
  listWorkingDaysCall,
  listSiteRowsCall,
  listSiteAddressesCall,
  updateSiteCall,
  ...siteSettingCalls,
  ...dictionaryCalls,
]

/** The calls that change the calendar, and with it the clocks of other domains. */
export function makeCalendarCalls(holders: readonly ClockHolder[]): readonly BoundCall[] {
  return [
    makeSetCalendarDayCall(holders),
    makeDeleteCalendarDayCall(holders),
    makeImportCalendarYearCall(holders),
    makePreviewCalendarChangeCall(holders),
  ]
}
