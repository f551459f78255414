import { randomBytes } from 'node:crypto'
import { VALIDITY_DAYS } from '@lqr/contract/valuations/disclaimer.ts'
import type { PropertyKindCode } from '@lqr/contract/valuations/kinds.ts'
import { dayAfter } from '../../connectors/valuation/day-after.ts'
import type { PropertyFacts } from '../../connectors/valuation/valuation-port.ts'
import { makeValuationSandbox } from '../../connectors/valuation/valuation-sandbox.ts'
import type { Db } from '../../data/database.ts'
import { insertValuation } from './valuation.store.ts'

export interface ValuationMaker {
  readonly companyId: string
  readonly accountId?: string
  readonly areaCode?: string
  readonly address?: string
  readonly kind?: PropertyKindCode
  readonly areaSquareMetres?: number
  /** The day it was made; it is good for 90 days from then. */
  readonly asOf?: string
  readonly isExample?: boolean
}

/** A property as the tests type it. */
export const EXAMPLE_PROPERTY: PropertyFacts = {
  areaCode: '620102',
  address: '示例路 1 号 2 栋 301 室',
  kind: 'house',
  ownership: 'granted',
  areaSquareMetres: 120.5,
  builtYear: 2012,
  floor: 3,
  totalFloors: 18,
  structure: 'concrete',
  certificateNo: null,
}

/** A valuation that an enterprise keeps, with the figures of the sandbox. */
export async function makeValuation(db: Db, maker: ValuationMaker): Promise<string> {
  const { companyId, accountId, asOf = '2026-11-20', isExample = true, ...over } = maker
  const property: PropertyFacts = { ...EXAMPLE_PROPERTY, ...over }
  const estimate = await makeValuationSandbox().estimate(property, asOf)
  return insertValuation(db, {
    company_id: companyId,
    account_id: accountId ?? null,
    area_code: property.areaCode,
    address: property.address,
    kind: property.kind,
    ownership: property.ownership,
    area_square_metres: property.areaSquareMetres,
    built_year: property.builtYear,
    floor: property.floor,
    total_floors: property.totalFloors,
    structure: property.structure,
    low_yuan: estimate.lowYuan,
    middle_yuan: estimate.middleYuan,
    high_yuan: estimate.highYuan,
    unit_price_yuan: estimate.unitPriceYuan,
    as_of: asOf,
    valid_to: dayAfter(asOf, VALIDITY_DAYS),
    method: estimate.method,
    cases: JSON.stringify(estimate.cases),
    source_name: estimate.sourceName,
    is_demonstration: estimate.isDemonstration,
    estimate_hash: randomBytes(32),
    is_example: isExample,
  })
}
