import { getDemandAndDrawing, sumAppliedAmount, sumGrantedAmount } from '@lqr/contract/statistics/calls.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { type AreaFigures, toAreaFigures } from './area-figures.ts'

/** The figures of one area, for the page as the server renders it. */
export async function loadAreaFigures(api: LoaderApi, areaId: string): Promise<AreaFigures> {
  const [parts, applied, granted] = await Promise.all([
    api(getDemandAndDrawing, { query: { areaId }, body: {} }),
    api(sumAppliedAmount, { params: { areaId } }),
    api(sumGrantedAmount, { params: { areaId } }),
  ])
  return toAreaFigures({ parts, applied, granted })
}
