import { copy } from './guide-copy.ts'
import type { StepProps } from './guide-form.tsx'
import { GuideProgress } from './guide-progress.tsx'
import { StepApply } from './step-apply.tsx'
import { StepCheck } from './step-check.tsx'
import { StepDocuments } from './step-documents.tsx'
import { StepNeeds } from './step-needs.tsx'
import { StepProducts } from './step-products.tsx'

const bodies = {
  check: StepCheck,
  documents: StepDocuments,
  needs: StepNeeds,
  products: StepProducts,
  apply: StepApply,
} as const

/** The guided application: where one stands, and the step itself. */
export function GuideView({ topic, guide }: StepProps) {
  const Body = bodies[guide.step]
  return (
    <section
      id="guide"
      aria-labelledby="guide-title"
      className="scroll-mt-4 rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <h2 id="guide-title" className="text-title">
        {topic.title}
      </h2>
      <p className="mt-1 mb-3 max-w-article text-note text-muted">{copy.note}</p>
      <GuideProgress topic={topic} guide={guide} />
      <Body topic={topic} guide={guide} />
    </section>
  )
}
