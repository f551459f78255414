import { Button } from '@lqr/ui/button.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import { Form } from 'react-router'
import { siteAddress } from '../../../shell/site-address.ts'
import { useShell } from '../../../shell/use-shell.ts'
import { copy } from './copy.ts'
import type { Comparison } from './load-comparison.ts'

const labels = copy.own

/** The loan that everything is measured on (a GET form, so that the comparison is an address). */
export function ComparisonForm({ comparison }: { comparison: Comparison }) {
  const { own, products, isAllShown } = comparison
  const { site } = useShell()
  return (
    <Form
      method="get"
      action={siteAddress(site.path, '/financial')}
      preventScrollReset
      aria-label={labels.title}
      className="grid grid-cols-2 items-start gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[11rem_11rem_auto] sm:justify-start elder:grid-cols-1"
    >
      <input type="hidden" name="tab" value="compare" />
      <input type="hidden" name="compare" value={products.map(({ id }) => id).join('.')} />
      {isAllShown && products.length > 1 && <input type="hidden" name="same" value="1" />}
      <InputField
        key={`amount-${own.amount}`}
        {...own.inputs.amount}
        label={labels.amount}
        help={undefined}
        name="amount"
        inputMode="decimal"
        defaultValue={own.amount}
        error={own.errors.amount}
      />
      <InputField
        key={`term-${own.term}`}
        {...own.inputs.term}
        label={labels.term}
        help={undefined}
        name="termMonths"
        inputMode="numeric"
        defaultValue={own.term}
        error={own.errors.term}
      />
      <Button type="submit" className="sm:mt-7 max-sm:col-span-2 elder:col-span-1">
        {labels.submit}
      </Button>
    </Form>
  )
}
