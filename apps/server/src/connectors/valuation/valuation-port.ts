import type { ConnectorPort } from '../outbound/connector-port.ts'
import type {
  BuildingStructureCode,
  DistanceBandCode,
  OwnershipKindCode,
  PropertyKindCode,
  ValuationMethodCode,
} from '@lqr/contract/valuations/kinds.ts'

/** What a source is told of a property: what it needs to find a price, and nothing of who asks. */
export interface PropertyFacts {
  readonly areaCode: string
  readonly address: string
  readonly kind: PropertyKindCode
  readonly ownership: OwnershipKindCode
  readonly areaSquareMetres: number
  readonly builtYear: number | null
  readonly floor: number | null
  readonly totalFloors: number | null
  readonly structure: BuildingStructureCode | null
  readonly certificateNo: string | null
}

/** A sale near by, without an address. */
export interface ComparableSale {
  readonly kind: PropertyKindCode
  readonly areaSquareMetres: number
  readonly distance: DistanceBandCode
  readonly soldOn: string
  readonly unitPriceYuan: number
}

/** A range in whole yuan, as of a day and good until another. */
export interface SourceEstimate {
  readonly lowYuan: number
  readonly middleYuan: number
  readonly highYuan: number
  readonly unitPriceYuan: number
  readonly asOf: string
  readonly validTo: string
  readonly method: ValuationMethodCode
  readonly cases: readonly ComparableSale[]
  readonly sourceName: string
  readonly isDemonstration: boolean
}

/** Whoever knows prices of property. */
export interface ValuationSource extends ConnectorPort {
  /** What a property is worth on a day. Throws ConnectorFailure when the source cannot be asked or refuses. */
  estimate(property: PropertyFacts, on: string): Promise<SourceEstimate>
}

/** Comparable cases that every estimate names. */
export const COMPARABLE_CASES = 3
