import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import type { ParkCard, ParkEnterpriseCard } from '@lqr/contract/parks/entities.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { namesOf } from '../../shell/code-names.ts'

/** A park as lists show it, codes already in words. Made in loaders. */
export interface ParkLine {
  readonly id: string
  readonly name: string
  readonly level: string
  readonly area: string
  readonly industries: readonly string[]
  readonly areaKm2: string
  readonly enterprises: number
  readonly intro: string
  readonly isExample: boolean
}

/** An enterprise a park presents, codes already in words. */
export interface ParkEnterpriseLine {
  readonly id: string
  readonly name: string
  readonly industry: string
  readonly scale: string
  readonly products: string
  readonly honours: readonly string[]
  readonly isExample: boolean
}

export function toParkLine(park: ParkCard): ParkLine {
  const { id, name, areaName, enterprises, intro, isExample } = park
  return {
    id,
    name,
    level: namesOf([park.level], PARK_LEVELS)[0] ?? '',
    area: areaName,
    industries: namesOf(park.industries, LEADING_INDUSTRIES),
    areaKm2: groupedShort(park.areaKm2),
    enterprises,
    intro,
    isExample,
  }
}

export function toParkEnterpriseLine(enterprise: ParkEnterpriseCard): ParkEnterpriseLine {
  const { id, name, products, honours, isExample } = enterprise
  return {
    id,
    name,
    industry: namesOf([enterprise.industry], LEADING_INDUSTRIES)[0] ?? '',
    scale: namesOf([enterprise.scale], ENTERPRISE_SCALES)[0] ?? '',
    products: products.join('、'),
    honours,
    isExample,
  }
}
