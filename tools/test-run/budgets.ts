import type { StepResult } from './run-step.ts'

/** Seconds on two quiet cores. */
interface Budget {
  /** What the step may take with the domains that exist. */
  step: number
  /** What one domain's tests may take, added up over the workers; those that cross domains have budgets of their own. */
  domain?: { each: number; crossing: Record<string, number> }
}

const BUDGETS: Record<string, Budget> = {
  format: { step: 5 },
  types: { step: 40 },
  lint: { step: 40 },
  unused: { step: 20 },
  openapi: { step: 10 },
  'case docs': { step: 10 },
  schema: { step: 20 },
  guides: { step: 60 },
  unit: { step: 20 },
  api: { step: 100, domain: { each: 40, crossing: { kernel: 60 } } },
  restore: { step: 40 },
  proxy: { step: 15 },
  s3: { step: 30 },
  watch: { step: 30 },
  browser: { step: 600, domain: { each: 120, crossing: { accessibility: 600, journeys: 180 } } },
}
const OTHER_CHECK: Budget = { step: 10 }

/** What `npm test` says of a step's time beside its budget, a line for the step and one for each domain. */
export function budgetOf({ name, seconds, domains }: StepResult): { step: string; domains: string[] } {
  const { step, domain } = BUDGETS[name] ?? OTHER_CHECK
  const slowestFirst = Object.entries(domains).toSorted(([, one], [, other]) => other - one)
  return {
    step: share(seconds, step),
    domains:
      domain === undefined
        ? []
        : slowestFirst.map(
            ([slug, taken]) => `${slug.padEnd(16)}${share(taken, domain.crossing[slug] ?? domain.each)}`,
          ),
  }
}

function share(seconds: number, budget: number): string {
  const over = seconds > budget ? '  over its budget' : ''
  return `${seconds.toFixed(1).padStart(8)} s of ${String(budget).padStart(3)}${over}`
}
