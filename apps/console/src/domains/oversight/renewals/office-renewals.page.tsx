import { AreaSelect, useCockpitArea } from '../use-cockpit-area.tsx'
import { RenewalRadar } from './radar.tsx'

/** The radar of an area, for its government and operators. */
export function Component() {
  const area = useCockpitArea()
  return <RenewalRadar areaId={area.areaId} extra={<AreaSelect {...area} />} />
}
