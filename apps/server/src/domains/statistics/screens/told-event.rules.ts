import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { codesWithin, substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { MoneyScreen } from '@lqr/contract/statistics/screens/money-screen.ts'
import type { Measure } from '../tally.store.ts'
import type { ToldFigures } from '../release/index.ts'
import type { EventRecord } from './money.store.ts'

const PROVINCE = '620000'

/** The figure in which an event counts. */
const MEASURE_OF = {
  need: 'needs',
  applied: 'applied',
  credited: 'credited',
  drawn: 'disbursed',
} as const satisfies Record<EventRecord['kind'], Measure>

/** The measures that decide what an event may say. */
export const EVENT_MEASURES: readonly Measure[] = Object.values(MEASURE_OF)

type Figures = Pick<ToldFigures, 'isHidden' | 'parts'>

/** The narrowest area of an event whose figure everybody reads; undefined where its prefecture does not tell it. */
function toldArea({ kind, regionCode }: EventRecord, figures: Figures) {
  if (regionCode !== null && figures.isHidden(MEASURE_OF[kind], unitOf(regionCode))) return undefined
  for (
    let area = regionCode === null ? undefined : substationOfCode(regionCode);
    area;
    area = area.parentId === undefined ? undefined : substationOfCode(area.parentId)
  ) {
    if (area.id !== PROVINCE && !figures.isHidden(MEASURE_OF[kind], area.id)) return area
  }
  return undefined
}

/**
 * What has just happened without saying to whom: the name is masked, and the place is one where enough enterprises did the same, so that
 * no hidden figure follows from its amount. An institution is named where its own number is told.
 */
export function toldEvent(event: EventRecord, figures: Figures): MoneyScreen['events'][number] {
  const { corporateName, regionCode: _, areaName, orgId, orgName, ...shown } = event
  const area = toldArea(event, figures)
  const isOwnArea = area !== undefined && area.id === substationOfCode(event.regionCode ?? '')?.id
  const institution = figures.parts('credited', 'organisation', PROVINCE).find(({ key }) => key === orgId)
  return {
    ...shown,
    areaCode: area === undefined ? PROVINCE : unitOf(area.id),
    areaName: (isOwnArea ? (areaName ?? area.name) : area?.name) ?? '',
    corporateNameMasked: maskCompanyName(corporateName),
    orgName: institution === undefined || institution.count === null ? null : orgName,
  }
}

/** The unit of the province that a county belongs to; the New Area is one itself. */
function unitOf(regionCode: string): string {
  const units = substationOfCode(PROVINCE)?.children ?? []
  return units.find(({ id }) => codesWithin(id).includes(regionCode))?.id ?? PROVINCE
}
