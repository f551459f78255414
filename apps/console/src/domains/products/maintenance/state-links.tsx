import { Button } from 'antd'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { countMaintainedProducts } from '@lqr/contract/products/maintenance-calls.ts'
import { productStates, type ProductStatus } from '@lqr/contract/products/product-states.ts'
import { copy } from './copy.ts'
import './maintenance.css'

interface StateLinksProps {
  counts: CallOutput<typeof countMaintainedProducts> | undefined
  /** Undefined: every state. */
  chosen: ProductStatus | undefined
  onChoose: (status: ProductStatus | undefined) => void
}

/** The states as buttons with how many products stand in each. */
export function StateLinks({ counts, chosen, onChoose }: StateLinksProps) {
  const countOf = (code: string) => counts?.states.find((state) => state.code === code)?.count
  const items = [
    { code: undefined, name: copy.list.all, count: counts?.total },
    ...productStates.map(({ code, name }) => ({ code, name, count: countOf(code) })),
  ]
  return (
    <div className="state-links" role="group" aria-label={copy.list.states}>
      {items.map(({ code, name, count }) => (
        <Button key={name} aria-pressed={code === chosen} onClick={() => onChoose(code)}>
          {name}
          {count !== undefined && <span className="tabular">{count}</span>}
        </Button>
      ))}
    </div>
  )
}
