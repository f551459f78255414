import { Button } from '@lqr/ui/button.tsx'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import { Form } from 'react-router'
import { siteAddress } from '../../shell/site-address.ts'
import { useShell } from '../../shell/use-shell.ts'
import { copy as labels } from './cost-copy.ts'
import type { ProductDetails } from './load-details.ts'

/** How the comprehensive annual cost comes about, and the same for the visitor's own loan (a GET form). */
export function CostSection({ product }: { product: ProductDetails }) {
  const { cost, own, id } = product
  const { site } = useShell()
  return (
    <section id="cost" aria-labelledby="cost-title">
      <h2 id="cost-title" className="mb-2 text-title">
        {labels.title}
      </h2>
      <p className="rounded-control bg-primary-soft px-3 py-2 text-note text-ink">{labels.formula}</p>
      <p className="mt-2 max-w-article text-note text-muted">{labels.method}</p>
      <table className="mt-3 w-full border-collapse text-note">
        <caption className="py-1 text-left text-muted">{cost.basis}</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 font-normal">
              {labels.item}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {labels.yearly}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {labels.money}
            </th>
          </tr>
        </thead>
        <tbody>
          {cost.rows.map(({ name, percent, yuan }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              <td className="py-2 text-right tabular-nums">{percent}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">{yuan}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 text-left">
              {labels.total}
            </th>
            <td className="py-2 text-right font-semibold text-gold-ink tabular-nums">{cost.total}</td>
            <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">{cost.totalYuan}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-note text-muted">
        {cost.payment}
        {cost.highest !== cost.total && labels.atHighest(cost.highest, cost.highestRate)}
      </p>
      <Form
        method="get"
        action={`${siteAddress(site.path, '/productDetails')}#cost`}
        preventScrollReset
        aria-label={labels.ownTitle}
        className="mt-4 grid items-start gap-3 rounded-card border border-line p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_auto]"
      >
        <input type="hidden" name="id" value={id} />
        <InputField
          key={`amount-${own.amount}`}
          {...own.inputs.amount}
          label={labels.amount}
          name="amount"
          inputMode="decimal"
          defaultValue={own.amount}
          error={own.errors.amount}
        />
        <InputField
          key={`term-${own.term}`}
          {...own.inputs.term}
          label={labels.term}
          name="termMonths"
          inputMode="numeric"
          defaultValue={own.term}
          error={own.errors.term}
        />
        <SelectField
          key={`repayment-${own.repayment}`}
          label={labels.repayment}
          name="repayment"
          defaultValue={own.repayment}
          error={own.errors.repayment}
        >
          {own.modes.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="sm:mt-7">
          {labels.calculate}
        </Button>
      </Form>
      <p className="mt-3 max-w-article text-note text-muted">
        {labels.source}
        {labels.notOffer}
      </p>
    </section>
  )
}
