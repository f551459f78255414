import { Button } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import { Form } from 'react-router'
import { siteAddress } from '../../shell/site-address.ts'
import { useShell } from '../../shell/use-shell.ts'
import { leaseCopy } from './copy.ts'
import type { Calculation } from './lease-calculation.ts'

const labels = leaseCopy.calculator

/** Rent, total and comprehensive annual cost of one's own lease: a GET form, so that it works everywhere and can be shared. */
export function LeaseCalculator({ calculation }: { calculation: Calculation }) {
  const { inputs, typed, errors, result } = calculation
  const { site } = useShell()
  return (
    <section id="calculator" aria-labelledby="calculator-title">
      <h2 id="calculator-title" className="mb-2 text-title">
        {labels.title}
      </h2>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-5 max-sm:p-4 lg:grid-cols-2 elder:grid-cols-1">
        <Form
          method="get"
          action={`${siteAddress(site.path, '/leaseForm')}#calculator`}
          preventScrollReset
          aria-label={labels.title}
          className="grid content-start items-start gap-3 sm:grid-cols-2"
        >
          {inputs.map(({ key, ...field }) => (
            <InputField
              key={`${key}-${typed[key]}`}
              {...field}
              name={key}
              inputMode="decimal"
              defaultValue={typed[key]}
              error={errors[key]}
            />
          ))}
          <Button type="submit" className="sm:mt-7">
            {labels.submit}
          </Button>
        </Form>
        {result && (
          <div aria-live="polite" className="min-w-0 rounded-control bg-paper p-4">
            <h3 className="text-body font-medium">{labels.result}</h3>
            <p className="text-note text-muted">{result.basis}</p>
            <dl className="m-0 my-3 flex flex-wrap gap-x-10 gap-y-2">
              <div>
                <dt className="text-note text-muted">{labels.rent}</dt>
                <dd className="m-0 text-head font-semibold text-primary-strong tabular-nums">
                  {result.rent}
                </dd>
              </div>
              <div>
                <dt className="text-note text-muted">{labels.annualCost}</dt>
                <dd className="m-0 text-head font-semibold text-gold-ink tabular-nums">
                  {result.annualCost}
                </dd>
              </div>
            </dl>
            <FactList facts={result.rows} />
          </div>
        )}
      </div>
      <p className="mt-3 max-w-article text-note text-muted">{labels.note}</p>
    </section>
  )
}
