import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { ValuationFacts, ValuationMarks } from '../../../shell/valuations/valuation-facts.tsx'
import { copy } from '../copy.ts'

/** The valuation that went with the application, as it stood that day; nothing when none was chosen. */
export function ValuationPanel({ application: { valuation } }: { application: ApplicationDetail }) {
  if (!valuation) return null
  return (
    <section className="panel">
      <h2>
        {copy.valuation} <ValuationMarks of={valuation} />
      </h2>
      <ValuationFacts valuation={valuation} />
    </section>
  )
}
