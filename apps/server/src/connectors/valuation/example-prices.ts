import type {
  BuildingStructureCode,
  PropertyKindCode,
  ValuationMethodCode,
} from '@lqr/contract/valuations/kinds.ts'

// 演示数据: every value here is made up so that the sandbox answers plausibly; none is a price of any place.

interface ExamplePrice {
  /** Yuan for a square metre in the middle of the province. */
  readonly unitYuan: number
  /** Half of the range, in percent of its middle. */
  readonly spreadPercent: number
  readonly method: ValuationMethodCode
}

export const EXAMPLE_PRICES: Readonly<Record<PropertyKindCode, ExamplePrice>> = {
  house: { unitYuan: 5_400, spreadPercent: 8, method: 'comparison' },
  shop: { unitYuan: 9_800, spreadPercent: 15, method: 'income' },
  office: { unitYuan: 6_300, spreadPercent: 12, method: 'income' },
  factory: { unitYuan: 2_100, spreadPercent: 14, method: 'cost' },
  land: { unitYuan: 480, spreadPercent: 18, method: 'benchmark' },
}

/** How a prefecture stands to the middle of the province, in percent. */
export const EXAMPLE_LEVELS: Readonly<Record<string, number>> = {
  '6201': 165,
  '6202': 98,
  '6203': 82,
  '6204': 88,
  '6205': 112,
  '6206': 84,
  '6207': 90,
  '6208': 92,
  '6209': 94,
  '6210': 102,
  '6211': 80,
  '6212': 96,
  '6229': 98,
  '6230': 90,
}

/** Districts of a city stand above the counties around it, in percent. */
export const EXAMPLE_DISTRICT_PERCENT = 108
export const EXAMPLE_COUNTY_PERCENT = 72

/** What a year of age takes of a building, and the least that is left, in percent. */
export const EXAMPLE_AGE_PERCENT = 1.2
export const EXAMPLE_LEAST_PERCENT = 45

export const EXAMPLE_STRUCTURES: Readonly<Record<BuildingStructureCode, number>> = {
  steel: 102,
  concrete: 100,
  mixed: 92,
  brick: 80,
  other: 85,
}
