import { CITY_CODE_KEY, storedCityCode } from '@lqr/web-client/city-code.ts'
import { tabTexts } from '@lqr/web-client/kept-texts.ts'

/** The province's short code, the default of `areaId` (specification 9). */
const DEFAULT_AREA_ID = '62'
const PROVINCE_ID = '620000'

/** How a site is named as `areaId`: by its code, the province as 62. */
export function areaIdOf(siteId: string): string {
  return siteId === PROVINCE_ID ? DEFAULT_AREA_ID : siteId
}

/** What is sent as `areaId`: the stored city code, 62 when there is none. */
export function currentAreaId(): string {
  return storedCityCode() ?? DEFAULT_AREA_ID
}

/** Remembers the site's city code; the province is 62. */
export function rememberAreaId(siteId: string): void {
  tabTexts.keep(CITY_CODE_KEY, areaIdOf(siteId))
}
