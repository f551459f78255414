import { Button } from '@lqr/ui/button.tsx'
import { Monogram } from '@lqr/ui/monogram.tsx'
import { copy } from './copy.ts'
import type { Comparison } from './load-comparison.ts'

/** Shown while the product at that place is chosen, by the style sheet alone: it is so before the scripts are there, and without them. */
const WHILE_CHOSEN = [
  'group-has-[[data-pick="0"]:checked]/compared:flex',
  'group-has-[[data-pick="1"]:checked]/compared:flex',
  'group-has-[[data-pick="2"]:checked]/compared:flex',
  'group-has-[[data-pick="3"]:checked]/compared:flex',
] as const

/** The product that is chosen, with what it costs, and the one thing to do; it stays at hand until the table ends. */
export function ComparedFoot({ products, chosen }: Pick<Comparison, 'products' | 'chosen'>) {
  if (chosen === undefined) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-b-card sm:border-x sm:border-b">
      {products.map(({ id, name, orgName, orgLogo, total }, index) => (
        <p key={id} className={`m-0 hidden min-w-0 items-center gap-3 ${WHILE_CHOSEN[index] ?? ''}`}>
          <Monogram name={orgName} logo={orgLogo} className="max-sm:hidden" />
          <span className="min-w-0">
            <strong className="block">{name}</strong>
            <span className="block text-note text-muted tabular-nums">
              <span className="max-sm:hidden">{orgName}</span>
              {total && <span className="max-sm:hidden"> · </span>}
              {total && copy.chosenTotal(total)}
            </span>
          </span>
        </p>
      ))}
      <Button type="submit" kind="primary" className="ml-auto shrink-0">
        {copy.apply}
      </Button>
    </div>
  )
}
