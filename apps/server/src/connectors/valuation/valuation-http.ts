import * as z from 'zod'
import { VALIDITY_DAYS } from '@lqr/contract/valuations/disclaimer.ts'
import { DISTANCE_BANDS, PROPERTY_KINDS, VALUATION_METHODS } from '@lqr/contract/valuations/kinds.ts'
import { oneOf } from '@lqr/contract/kernel/field.ts'
import { makeProbe } from '../outbound/connector-port.ts'
import { type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import { dayAfter } from './day-after.ts'
import { COMPARABLE_CASES, type ValuationSource } from './valuation-port.ts'

const yuan = z.int().positive().max(1_000_000_000_000)
const day = z.iso.date()

const answer = z
  .object({
    lowYuan: yuan,
    middleYuan: yuan,
    highYuan: yuan,
    unitPriceYuan: yuan,
    asOf: day,
    validDays: z.int().min(1).max(365).default(VALIDITY_DAYS),
    method: oneOf('估价方法', VALUATION_METHODS),
    cases: z
      .array(
        z.object({
          kind: oneOf('类型', PROPERTY_KINDS),
          areaSquareMetres: z.number().positive().max(1_000_000),
          distance: oneOf('距离', DISTANCE_BANDS),
          soldOn: day,
          unitPriceYuan: yuan,
        }),
      )
      .length(COMPARABLE_CASES),
    sourceName: z.string().trim().min(1).max(60),
  })
  .refine(({ lowYuan, middleYuan, highYuan }) => lowYuan <= middleYuan && middleYuan <= highYuan, 'no range')

/** Asks the valuation service: `POST /valuations { on, property }`, answered by the figures and three cases. */
export function makeValuationHttp(settings: ConnectorSettings): ValuationSource {
  const request = makeSignedRequest(settings)
  return {
    name: 'http',
    probe: makeProbe(request),
    async estimate(property, on) {
      const schema = answer.refine(({ asOf }) => asOf <= on, 'an estimate as of a day to come')
      const { validDays, ...figures } = await request(
        '/valuations',
        { on, property },
        { operation: 'estimate', schema },
      )
      return { ...figures, validTo: dayAfter(figures.asOf, validDays), isDemonstration: false }
    },
  }
}
