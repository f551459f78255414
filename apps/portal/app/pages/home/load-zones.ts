import { ZONES, type ZoneCode } from '@lqr/contract/reference/zones.ts'
import { listZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

/** The zones of the home page: one for each question with which somebody comes. */
const SHOWN: readonly ZoneCode[] = ['technology', 'revitalization', 'supplyChain', 'park', 'rosterPublicity']

export interface ZoneLine {
  readonly code: ZoneCode
  readonly name: string
  readonly products: number
  readonly drawn: number
}

export async function loadZones(api: LoaderApi): Promise<ZoneLine[]> {
  const figures = await api(listZoneFigures)
  return SHOWN.map((code) => {
    const own = figures.find(({ type }) => type === code)
    return {
      code,
      name: ZONES.find((zone) => zone.code === code)?.name ?? code,
      products: own?.products ?? 0,
      drawn: own?.disbursedCount ?? 0,
    }
  })
}
