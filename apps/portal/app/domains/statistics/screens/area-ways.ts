import { codesWithin, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { siteAddress } from '../../../shell/site-address.ts'
import { hasCounties } from './map/county-places.ts'
import type { RowsBehind } from './screen-context.ts'

export const PROVINCE_CODE = '620000'

/** The page with the figures of an area. */
export const areaHref = (code: string) => siteAddress(substationOfCode(code)?.path ?? '', '/statistics')

/** The first screen with the counties of an area; nothing for an area without any. */
export const drillHref = (code: string): string | undefined =>
  hasCounties(code) ? `/screenView/index?area=${code}` : undefined

/** The console's page with the cases behind a figure, of the time it counts, for who may read those of the area. */
export function rowsHref(
  rows: RowsBehind | undefined,
  readableArea: string | null,
  day: string,
): string | undefined {
  if (!rows || readableArea === null || !codesWithin(readableArea).includes(rows.areaCode)) return undefined
  const query = new URLSearchParams({ area: rows.areaCode })
  if (rows.when === 'thisYear') {
    query.set('from', `${day.slice(0, 4)}-01-01`)
    query.set('to', day)
  }
  return `/console/figures/${rows.indicator}?${query.toString()}`
}
