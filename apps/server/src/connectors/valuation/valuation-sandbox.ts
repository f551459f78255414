import { createHash } from 'node:crypto'
import { VALIDITY_DAYS } from '@lqr/contract/valuations/disclaimer.ts'
import { DISTANCE_BANDS } from '@lqr/contract/valuations/kinds.ts'
import { dayAfter } from './day-after.ts'
import {
  EXAMPLE_AGE_PERCENT,
  EXAMPLE_COUNTY_PERCENT,
  EXAMPLE_DISTRICT_PERCENT,
  EXAMPLE_LEAST_PERCENT,
  EXAMPLE_LEVELS,
  EXAMPLE_PRICES,
  EXAMPLE_STRUCTURES,
} from './example-prices.ts'
import { sandboxProbe } from '../outbound/connector-port.ts'
import { COMPARABLE_CASES, type PropertyFacts, type ValuationSource } from './valuation-port.ts'

const NAME = '演示估价服务'
/** Prices are rounded to what nobody takes for exact. */
const ROUND_UNIT = 10
const ROUND_WHOLE = 1_000
const LATEST_SALE_DAYS = 20
const SALE_SPAN_DAYS = 150

/** Numbers from 0 to 1 that follow from the property alone, so that the same one is always answered alike. */
function drawFrom(property: PropertyFacts): (place: number) => number {
  const digest = createHash('sha256')
    .update([property.areaCode, property.kind, property.address, property.areaSquareMetres].join('\n'))
    .digest()
  return (place) => (digest[place % digest.length] ?? 0) / 255
}

const rounded = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

function placePercent(areaCode: string): number {
  const level = EXAMPLE_LEVELS[areaCode.slice(0, 4)] ?? 100
  // The last two digits of a district of a city are below 21 (GB/T 2260).
  const isDistrict = Number(areaCode.slice(4)) < 21
  return (level * (isDistrict ? EXAMPLE_DISTRICT_PERCENT : EXAMPLE_COUNTY_PERCENT)) / 100
}

function buildingPercent({ kind, builtYear, floor, totalFloors, structure }: PropertyFacts, year: number) {
  if (kind === 'land') return 100
  const age = builtYear === null ? 0 : year - builtYear
  const left = Math.max(EXAMPLE_LEAST_PERCENT, 100 - age * EXAMPLE_AGE_PERCENT)
  const isTop = floor !== null && floor === totalFloors
  const storey = kind === 'shop' && floor !== null && floor > 1 ? 60 : isTop ? 96 : 100
  return (left * storey * (structure === null ? 100 : EXAMPLE_STRUCTURES[structure])) / 10_000
}

/** Stands in for a valuation service: plausible by county and kind, always the same for the same property, marked 演示数据. */
export function makeValuationSandbox(): ValuationSource {
  return {
    name: 'sandbox',
    probe: sandboxProbe,
    async estimate(property, on) {
      const draw = drawFrom(property)
      const { unitYuan, spreadPercent, method } = EXAMPLE_PRICES[property.kind]
      const percent =
        (placePercent(property.areaCode) * buildingPercent(property, Number(on.slice(0, 4)))) / 100
      const exact = (unitYuan * percent * (96 + 8 * draw(0))) / 10_000
      const unitPriceYuan = rounded(exact, ROUND_UNIT)
      const whole = (share: number) =>
        rounded((unitPriceYuan * property.areaSquareMetres * share) / 100, ROUND_WHOLE)
      return {
        lowYuan: whole(100 - spreadPercent),
        middleYuan: whole(100),
        highYuan: whole(100 + spreadPercent),
        unitPriceYuan,
        asOf: on,
        validTo: dayAfter(on, VALIDITY_DAYS),
        method,
        cases: Array.from({ length: COMPARABLE_CASES }, (_, index) => ({
          kind: property.kind,
          areaSquareMetres: Math.round(property.areaSquareMetres * (0.85 + 0.3 * draw(index + 1)) * 10) / 10,
          distance: (DISTANCE_BANDS[index] ?? DISTANCE_BANDS[0]).code,
          soldOn: dayAfter(on, -Math.round(LATEST_SALE_DAYS + SALE_SPAN_DAYS * draw(index + 4))),
          unitPriceYuan: rounded(exact * (0.94 + 0.12 * draw(index + 7)), ROUND_UNIT),
        })),
        sourceName: NAME,
        isDemonstration: true,
      }
    },
  }
}
