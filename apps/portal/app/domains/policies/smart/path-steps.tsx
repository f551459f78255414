import { copy } from './copy.ts'
import type { MatchLine } from './load-smart-policy.ts'

/** The smallest set of changes that opens an item, each with its time, cost and evidence as far as they are known. */
export function PathSteps({ steps }: { steps: NonNullable<MatchLine['path']> }) {
  return (
    <section aria-label={copy.path} className="mt-3 rounded-control bg-primary-soft px-3 py-2 text-note">
      <p className="font-medium">{copy.path}</p>
      <p className="text-muted">{copy.pathHint}</p>
      <ol className="m-0 mt-1 grid gap-1 pl-5">
        {steps.map((step) => (
          <li key={`${step.fact}-${step.sentence}`}>
            {step.sentence}
            <span className="text-muted">
              {step.months !== null && `；${copy.months(step.months)}`}
              {step.cost && `；${copy.cost(step.cost)}`}
              {step.evidence && `；${copy.evidence(step.evidence)}`}；{copy.clause} {step.clause}
            </span>
            {step.paidBy.length > 0 && (
              <span className="block">
                {copy.paidBy}：{step.paidBy.map(({ name }) => name).join('、')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
