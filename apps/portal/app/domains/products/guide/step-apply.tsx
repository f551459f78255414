import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { addressWith } from '../../../shell/list-address.ts'
import { useProtectedAction } from '../../../shell/protected-action/use-protected-action.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './guide-copy.ts'
import type { StepProps } from './guide-form.tsx'

const labels = copy.apply

const queryOf = (about: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(
    Object.entries(about).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()

/** What is about to be applied for, what comes next, and the one button that hands over to the application form. */
export function StepApply({ topic, guide }: StepProps) {
  const { run } = useProtectedAction()
  const { chosen, summary, kept } = guide
  if (!chosen || !summary) return null
  const lines = [
    { label: labels.product, value: chosen.name },
    { label: labels.org, value: chosen.orgName },
    { label: labels.amount, value: summary.amount },
    { label: labels.term, value: summary.term },
    { label: labels.guarantee, value: chosen.guarantee },
    { label: labels.cost, value: chosen.cost },
  ]
  return (
    <>
      <p className="mb-4 text-note text-muted">{labels.lead}</p>
      <FactList facts={lines} columns={2} />
      <div className="mt-6 grid gap-6 md:grid-cols-2 elder:grid-cols-1">
        {chosen.materials.length > 0 && (
          <section aria-labelledby="needed">
            <h3 id="needed" className="mb-1 text-body font-semibold">
              {labels.needed}
            </h3>
            <ul className="m-0 list-disc pl-5 text-note">
              {chosen.materials.map((material) => (
                <li key={material}>{material}</li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="then">
          <h3 id="then" className="mb-1 text-body font-semibold">
            {labels.after}
          </h3>
          <ol className="m-0 list-decimal pl-5 text-note">
            {labels.afterSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" size="large" onClick={() => run('applyProduct', chosen.handOver, chosen.name)}>
          {labels.submit}
        </Button>
        <SiteLink
          href={`${addressWith(topic.path, kept, { proId: undefined, step: 'products' })}#guide`}
          className={buttonStyle('quiet', 'large')}
        >
          {labels.other}
        </SiteLink>
      </p>
      <noscript>
        <p className="mt-3 text-note">
          <a href={`/lite/apply?${queryOf(chosen.handOver)}`}>{labels.lite}</a>
        </p>
      </noscript>
    </>
  )
}
