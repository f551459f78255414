import { Button } from '@lqr/ui/button.tsx'
import { classNames } from '@lqr/ui/class-names.ts'
import { Monogram } from '@lqr/ui/monogram.tsx'
import { useProtectedAction } from '../../../shell/protected-action/use-protected-action.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { toggleCompareId } from './compare-ids.ts'
import type { ComparedCell } from './compared-rows.ts'
import { copy } from './copy.ts'
import type { Comparison } from './load-comparison.ts'

type Compared = Comparison['products'][number]

interface Props {
  comparison: Comparison
  /** The address of the same comparison with other products. */
  addressOf: (compare: string | undefined) => string
}

/** Wide enough to read; more products scroll sideways on a phone beside the items, which stay. */
const widths: Readonly<Record<number, string>> = { 2: 'min-w-sm', 3: 'min-w-xl', 4: 'min-w-3xl' }

const MARK =
  'inline-flex items-center rounded-pill bg-gold-soft px-2 text-note whitespace-nowrap text-gold-ink'

function Head({ product, without }: { product: Compared; without: string }) {
  const { run } = useProtectedAction()
  const { id, name, orgName, orgLogo, onlineApply, handOver } = product
  return (
    <th scope="col" className="border-b border-l border-line p-3 text-left font-normal">
      <span className="flex items-start gap-3">
        <Monogram name={orgName} logo={orgLogo} className="max-sm:hidden" />
        <span className="min-w-0">
          <SiteLink href={`/productDetails?id=${id}`} className="block text-body font-semibold">
            {name}
          </SiteLink>
          <span className="block text-muted">{orgName}</span>
        </span>
      </span>
      <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {onlineApply ? (
          <Button
            size="small"
            aria-label={copy.applyThis(name)}
            onClick={() => run('applyProduct', handOver, name)}
          >
            {copy.apply}
          </Button>
        ) : (
          <span className="text-muted">{copy.offline}</span>
        )}
        <SiteLink
          href={without}
          preventScrollReset
          className="inline-flex min-h-8 items-center max-sm:min-h-11"
        >
          {copy.added}
          <span className="sr-only">：{name}</span>
        </SiteLink>
      </span>
    </th>
  )
}

/** What the comparison is for stands large; the best of a row is said in a word. */
function Cell({ text, note, best, isFigure }: ComparedCell & { isFigure: boolean }) {
  return (
    <td className="border-t border-l border-line p-3 whitespace-pre-line tabular-nums">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={classNames(isFigure && 'text-title font-bold', best && 'text-gold-ink')}>
          {text}
        </span>
        {best && <strong className={MARK}>{best}</strong>}
      </span>
      {note && <span className="block text-muted">{note}</span>}
    </td>
  )
}

/** The products side by side, row by row. */
export function ComparisonTable({ comparison, addressOf }: Props) {
  const { products, rows } = comparison
  const ids = products.map(({ id }) => id)
  return (
    <div
      role="region"
      aria-label={copy.title}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        className={`w-full table-fixed border-separate border-spacing-0 text-note ${widths[products.length] ?? ''}`}
      >
        <thead>
          <tr className="align-top">
            <th
              scope="col"
              className="sticky left-0 z-10 w-26 border-b border-line bg-paper p-3 text-left font-normal text-muted sm:w-40"
            >
              {copy.item}
            </th>
            {products.map((product) => (
              <Head
                key={product.id}
                product={product}
                without={addressOf(toggleCompareId(ids, product.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, hint, cells }) => (
            <tr key={key} className="align-top">
              <th
                scope="row"
                className="sticky left-0 z-10 border-t border-line bg-paper p-3 text-left font-semibold text-ink"
              >
                {label}
                {hint && <span className="block font-normal text-muted">{hint}</span>}
              </th>
              {cells.map((cell, index) => (
                <Cell key={ids[index]} isFigure={cells.some(({ best }) => best)} {...cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
