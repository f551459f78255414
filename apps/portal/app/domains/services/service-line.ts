import type { AgencyService } from '@lqr/contract/services/calls.ts'
import { priceDigits } from '@lqr/contract/services/price-lines.ts'
import { SERVICE_CATEGORIES } from '@lqr/contract/services/service-kinds.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'

const labels = copy.service

/** The page on which a service is read; cultivation has its own. */
export function pageOfService({ id, category }: Pick<AgencyService, 'id' | 'category'>): string {
  return category === 'cultivation' ? `/entFosterDetails?id=${id}` : `/agencyDetails?id=${id}`
}

export function priceText({ price, unit }: AgencyService['prices'][number]): string {
  return price === null ? labels.agreed : labels.yuan(priceDigits(price), unit)
}

/** A service as lists show it, codes in words. Made in loaders. */
export function toServiceLine(service: AgencyService) {
  const { id, name, orgName, category, areaCodes, prices, duration, isExample } = service
  const areas = areaCodes.map((code) => substationOfCode(code)?.name ?? code)
  return {
    id,
    name,
    orgName,
    href: pageOfService(service),
    category: namesOf([category], SERVICE_CATEGORIES)[0] ?? '',
    area: areas.length === 0 ? labels.province : areas.join('、'),
    price: prices.slice(0, 1).map((line) => `${line.item} ${priceText(line)}`)[0] ?? '',
    duration,
    isExample,
  }
}
export type ServiceLine = ReturnType<typeof toServiceLine>
