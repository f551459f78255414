import { classNames } from '@lqr/ui/class-names.ts'
import { Monogram } from '@lqr/ui/monogram.tsx'
import { SiteLink } from '../../../shell/site-link.tsx'
import { toggleCompareId } from './compare-ids.ts'
import type { ComparedCell } from './compared-rows.ts'
import { copy } from './copy.ts'
import { DifferenceBar } from './difference-bar.tsx'
import type { Comparison } from './load-comparison.ts'

type Compared = Comparison['products'][number]

interface Props {
  comparison: Comparison
  /** The address of the same comparison with other products. */
  addressOf: (compare: string | undefined) => string
}

/** Wide enough to read; more products scroll sideways on a phone beside the items, which stay. */
const widths: Readonly<Record<number, string>> = { 2: 'min-w-sm', 3: 'min-w-xl', 4: 'min-w-3xl' }

/** The rows that decide; ranges are read, not weighed. */
const FIGURES: ReadonlySet<string> = new Set(['total', 'annualCost', 'decision'])

const MARK =
  'inline-flex items-center rounded-pill bg-gold-soft px-2 text-note whitespace-nowrap text-gold-ink'

/** The cells of the product at that place, tinted while it is chosen, by the style sheet alone. */
const COLUMNS = [
  'group-has-[[data-pick="0"]:checked]/compared:bg-primary-soft',
  'group-has-[[data-pick="1"]:checked]/compared:bg-primary-soft',
  'group-has-[[data-pick="2"]:checked]/compared:bg-primary-soft',
  'group-has-[[data-pick="3"]:checked]/compared:bg-primary-soft',
] as const

interface HeadProps {
  product: Compared
  index: number
  isChosen: boolean
  without: string
}

/** A product: chosen by one tap on its name, left by a link, or named as one that is applied for at the counter. */
function Head({ product, index, isChosen, without }: HeadProps) {
  const { id, name, orgName, orgLogo, onlineApply } = product
  return (
    <th
      scope="col"
      className={classNames('border-b border-l border-line p-3 text-left font-normal', COLUMNS[index])}
    >
      <span className="flex items-start gap-3">
        {onlineApply && (
          <input
            type="radio"
            name="proId"
            value={id}
            data-pick={index}
            defaultChecked={isChosen}
            aria-label={copy.choose(name, orgName)}
            className="size-6 shrink-0 accent-primary max-sm:size-7"
          />
        )}
        <Monogram name={orgName} logo={orgLogo} className="max-lg:hidden" />
        <span className="min-w-0">
          <SiteLink href={`/productDetails?id=${id}`} className="block text-body font-semibold">
            {name}
          </SiteLink>
          <span className="block text-muted">{orgName}</span>
        </span>
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-4">
        {!onlineApply && <span className="text-muted">{copy.offline}</span>}
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

/** What the comparison is for stands large; the best of a row is said in a word, how far the others are behind in words and as a bar. */
function Cell({ cell, index, isFigure }: { cell: ComparedCell; index: number; isFigure: boolean }) {
  const { text, note, best, behind } = cell
  return (
    <td
      className={classNames(
        'border-t border-l border-line p-3 whitespace-pre-line tabular-nums',
        COLUMNS[index],
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={classNames(isFigure && 'text-title font-bold', best && 'text-gold-ink')}>
          {text}
        </span>
        {best && <strong className={MARK}>{best}</strong>}
      </span>
      {note && (
        <span className="flex flex-wrap items-baseline gap-x-3 text-muted">
          {note}
          {behind !== undefined && <DifferenceBar behind={behind} />}
        </span>
      )}
    </td>
  )
}

/** The products side by side, row by row. */
export function ComparisonTable({ comparison, addressOf }: Props) {
  const { products, rows, chosen } = comparison
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
            {products.map((product, index) => (
              <Head
                key={product.id}
                product={product}
                index={index}
                isChosen={product.id === chosen}
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
                <Cell
                  key={ids[index]}
                  cell={cell}
                  index={index}
                  isFigure={FIGURES.has(key) && cells.some(({ best }) => best)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
