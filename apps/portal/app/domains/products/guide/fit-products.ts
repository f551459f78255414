import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { ZONES, type ZoneCode } from '@lqr/contract/reference/zones.ts'
import { formatAmount, formatAmountRange, formatTerm, formatTermRange } from '@lqr/ui/format-amount.ts'
import { namesOf } from '../../../shell/code-names.ts'
import { copy } from './guide-copy.ts'
import type { Needs } from './guide-steps.ts'

/** How many products are proposed. */
export const PROPOSED = 3

/** One reason for a product; `holds` is false for what the reader must know although it does not fit. */
export interface Reason {
  readonly text: string
  readonly holds: boolean
}

type Offer = Pick<
  ProductCard,
  | 'areaCodes'
  | 'amountMinYuan'
  | 'amountMaxYuan'
  | 'termMinMonths'
  | 'termMaxMonths'
  | 'guaranteeModes'
  | 'zones'
>

/** Whether a product is offered in the whole of an area: province-wide, there, or in the area above it. */
export function coversArea({ areaCodes }: Pick<Offer, 'areaCodes'>, areaCode: string): boolean {
  if (areaCodes.length === 0) return true
  const area = substationOfCode(areaCode)
  return area !== undefined && [area.id, area.parentId].some((code) => code && areaCodes.includes(code))
}

/** Why a product fits these needs, one sentence each, and what about it does not. */
export function reasonsFor(offer: Offer, needs: Needs, zone: ZoneCode): Reason[] {
  const words = copy.products
  const area = substationOfCode(needs.areaCode)?.name ?? ''
  const [zoneName = ''] = namesOf([zone], ZONES)
  const modes = namesOf(offer.guaranteeModes, GUARANTEE_MODES).join('、')
  const [ownMode = ''] = needs.guaranteeMode ? namesOf([needs.guaranteeMode], GUARANTEE_MODES) : []
  const acceptsOwn = needs.guaranteeMode !== undefined && offer.guaranteeModes.includes(needs.guaranteeMode)
  const isInZone = offer.zones.includes(zone)
  const guarantee = acceptsOwn
    ? words.guarantee(ownMode)
    : needs.guaranteeMode
      ? words.otherGuarantee(modes)
      : words.anyGuarantee(modes)
  return [
    {
      text: words.amount(
        formatAmountRange(offer.amountMinYuan, offer.amountMaxYuan),
        formatAmount(needs.amountYuan),
      ),
      holds: true,
    },
    {
      text: words.term(
        formatTermRange(offer.termMinMonths, offer.termMaxMonths),
        formatTerm(needs.termMonths),
      ),
      holds: true,
    },
    { text: guarantee, holds: acceptsOwn || !needs.guaranteeMode },
    { text: offer.areaCodes.length === 0 ? words.everywhere(area) : words.here(area), holds: true },
    { text: isInZone ? words.inZone(zoneName) : words.notInZone(zoneName), holds: isInZone },
  ]
}
