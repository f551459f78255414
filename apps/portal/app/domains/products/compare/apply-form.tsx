import type { SubmitEvent, ReactNode } from 'react'
import { useProtectedAction } from '../../../shell/protected-action/use-protected-action.ts'
import { ComparedFoot } from './compared-foot.tsx'
import { copy } from './copy.ts'
import type { Comparison } from './load-comparison.ts'

interface ApplyFormProps {
  comparison: Comparison
  children: ReactNode
}

/** One of the products is chosen and applied for with the loan it was measured on; without scripts on the plain page. */
export function ApplyForm({ comparison, children }: ApplyFormProps) {
  const { run } = useProtectedAction()
  const { products, chosen, loan } = comparison
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = new FormData(event.currentTarget).get('proId')
    const product = products.find((one) => one.id === id)
    if (product) run('applyProduct', product.handOver, product.name)
  }
  return (
    <form
      // Another product or loan chooses anew.
      key={`${chosen} ${loan.amountYuan} ${loan.termMonths}`}
      method="get"
      action="/lite/apply"
      aria-label={copy.applyForm}
      onSubmit={apply}
      className="group/compared"
    >
      <input type="hidden" name="amountYuan" value={loan.amountYuan} />
      <input type="hidden" name="termMonths" value={loan.termMonths} />
      {children}
      <ComparedFoot products={products} chosen={chosen} />
    </form>
  )
}
