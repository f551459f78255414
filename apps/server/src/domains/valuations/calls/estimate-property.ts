import { propertyProblems } from '@lqr/contract/valuations/property-problems.ts'
import { estimateProperty } from '@lqr/contract/valuations/calls.ts'
import { VALUATION_DISCLAIMER } from '@lqr/contract/valuations/disclaimer.ts'
import { valuationErrors as errors } from '@lqr/contract/valuations/errors.ts'
import type { ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import type {
  PropertyFacts,
  SourceEstimate,
  ValuationSource,
} from '../../../connectors/valuation/valuation-port.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sealEstimate } from '../sealed-estimate.ts'

type Typed = ParsedInput<typeof estimateProperty>['body']

/** Land has no building: what was typed of one before the kind was changed counts for nothing. */
function factsOf(typed: Typed): PropertyFacts {
  const isLand = typed.kind === 'land'
  return {
    areaCode: typed.areaCode,
    address: typed.address,
    kind: typed.kind,
    ownership: typed.ownership,
    areaSquareMetres: typed.areaSquareMetres,
    builtYear: isLand ? null : (typed.builtYear ?? null),
    floor: isLand ? null : (typed.floor ?? null),
    totalFloors: isLand ? null : (typed.totalFloors ?? null),
    structure: isLand ? null : (typed.structure ?? null),
    certificateNo: typed.certificateNo || null,
  }
}

async function ask(source: ValuationSource, property: PropertyFacts, on: string): Promise<SourceEstimate> {
  try {
    return await source.estimate(property, on)
  } catch (error) {
    if (error instanceof ConnectorFailure) throw new CallError(errors.sourceUnavailable, { cause: error })
    throw error
  }
}

/** Nothing is kept: the answer carries itself, closed, for whoever wants to keep it. */
export const estimatePropertyCall = bindCall(estimateProperty, async ({ body, now, services }) => {
  const on = shanghaiDay(now)
  const problems = propertyProblems(body, Number(on.slice(0, 4)))
  if (problems.length > 0) {
    throw new CallError(errors.propertyWrong, { fields: Object.fromEntries(problems) })
  }
  const property = factsOf(body)
  const estimate = await ask(services.valuations, property, on)
  return {
    ...estimate,
    cases: [...estimate.cases],
    disclaimer: VALUATION_DISCLAIMER,
    sealed: sealEstimate(services.cipher, { property, estimate, givenAt: now.toISOString() }),
  }
})
