import { Button } from '@lqr/ui/button.tsx'
import { LiteWay } from '../../shell/plain/lite-way.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { facts } from '../../shell/product-cards/copy.ts'
import { copy } from './copy.ts'
import type { ProductDetails } from './load-details.ts'

const labels = copy.detail

function ApplyButton({ id, name }: Pick<ProductDetails, 'id' | 'name'>) {
  const { run } = useProtectedAction()
  return (
    <Button
      kind="primary"
      size="large"
      className="w-full"
      onClick={() => run('applyProduct', { proId: id }, name)}
    >
      {labels.apply}
    </Button>
  )
}

/** On a phone, and in elder-friendly mode, the one thing to do stays at hand below the page, until the page ends. */
export function ApplyBar({ product }: { product: ProductDetails }) {
  if (!product.onlineApply) return null
  return (
    <div className="sticky bottom-0 z-30 border-t border-line bg-surface p-3 md:hidden elder:block print:hidden">
      <ApplyButton id={product.id} name={product.name} />
    </div>
  )
}

/** What it costs and the one thing to do: apply, or how to reach the institution. */
export function ApplyPanel({ product }: { product: ProductDetails }) {
  const { annualCost, amount, term, onlineApply, org } = product
  return (
    <section aria-label={labels.apply} className="rounded-card border border-line bg-surface p-5">
      <p className="text-note text-muted">{facts.annualCost}</p>
      <p className="text-head font-semibold text-gold-ink tabular-nums">
        {annualCost}
        <span className="ml-1 text-note font-normal">{facts.from}</span>
      </p>
      <p className="mt-1 text-note text-ink">
        {amount} · {term}
      </p>
      <div className="-ml-3 mt-1">
        <ShareButton href={`/productDetails?id=${product.id}`} title={product.name} />
      </div>
      {onlineApply ? (
        <>
          <div className="mt-2 max-md:hidden">
            <ApplyButton id={product.id} name={product.name} />
          </div>
          <p className="mt-3 text-note text-muted">{labels.online}</p>
          <p className="mt-2 text-note">
            <LiteWay href={`/lite/apply?proId=${product.id}`} label={labels.lite} />
          </p>
        </>
      ) : (
        <p className="mt-3 text-note text-ink">
          {labels.offlineHint}
          {org.phone && <strong className="block text-body tabular-nums">{org.phone}</strong>}
        </p>
      )}
    </section>
  )
}
