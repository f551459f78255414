import type {
  getDemandAndDrawing,
  sumAppliedAmount,
  sumGrantedAmount,
} from '@lqr/contract/statistics/calls.ts'
import { useEffect, useState } from 'react'
import { call } from '../../shell/call.ts'
import { currentAreaId } from '../../shell/session/area-id.ts'
import { type AreaFigures, toAreaFigures } from './area-figures.ts'

const quiet = { quiet: true } as const

async function askForArea(areaId: string): Promise<AreaFigures> {
  const draw = '/api/system/statsDemandAmountComplete/getindexDrawList'
  const apply = '/portal/financingStat/statApplyAmountSum/{areaId}'
  const make = '/portal/financingStat/statMakeAmountSum/{areaId}'
  const [parts, applied, granted] = await Promise.all([
    call<typeof getDemandAndDrawing>('POST', draw, { query: { areaId }, body: {} }, quiet),
    call<typeof sumAppliedAmount>('GET', apply, { params: { areaId } }, quiet),
    call<typeof sumGrantedAmount>('GET', make, { params: { areaId } }, quiet),
  ])
  return toAreaFigures({ parts, applied, granted })
}

/**
 * The figures of the area this tab stands in (`areaId` of the session storage): as the server rendered them, which may be a
 * moment old, then as they are now. A call that fails leaves what is shown.
 */
export function useAreaFigures(rendered: AreaFigures): AreaFigures {
  const [now, setNow] = useState<{ rendered: AreaFigures; figures: AreaFigures }>()
  useEffect(() => {
    let left = false
    askForArea(currentAreaId()).then(
      (figures) => {
        if (!left) setNow({ rendered, figures })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [rendered])
  return now?.rendered === rendered ? now.figures : rendered
}
