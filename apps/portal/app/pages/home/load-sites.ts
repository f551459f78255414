import { SUBSTATION_TREE } from '@lqr/contract/reference/substations.ts'
import { getDemandAndDrawing } from '@lqr/contract/statistics/calls.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

/** A prefecture's site with what is under way there. */
export interface SiteLine {
  readonly code: string
  readonly name: string
  readonly path: string
  /** Null where they are of too few enterprises to be told. */
  readonly applied: number | null
  readonly drawn: number | null
}

/** The 15 sites below the province with their applications and drawn loans. */
export async function loadSites(api: LoaderApi): Promise<SiteLine[]> {
  const parts = await api(getDemandAndDrawing, { query: { areaId: SUBSTATION_TREE.id }, body: {} })
  const figures = new Map(parts.map((part) => [part.code, part]))
  return SUBSTATION_TREE.children.map(({ id, name, path }) => {
    const own = figures.get(id)
    return { code: id, name, path, applied: own ? own.count : 0, drawn: own ? own.drawnCount : 0 }
  })
}
