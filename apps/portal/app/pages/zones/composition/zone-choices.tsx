import { classNames } from '@lqr/ui/class-names.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { blockCopy } from './block-copy.ts'
import type { LoadedBlock } from './load-blocks.ts'

const { choices: copy } = blockCopy
type Block = LoadedBlock<'choices'>

/** One colour for each place in the row. */
const HUES = [
  { ink: 'text-hue-1-ink', bar: 'bg-hue-1' },
  { ink: 'text-hue-3-ink', bar: 'bg-hue-3' },
  { ink: 'text-hue-2-ink', bar: 'bg-hue-2' },
  { ink: 'text-hue-6-ink', bar: 'bg-hue-6' },
] as const

const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

function Option({
  option,
  place,
  isChain,
}: {
  option: Block['options'][number]
  place: number
  isChain: boolean
}) {
  const { name, text, moment, products, cost, href, isChosen } = option
  const hue = HUES[place % HUES.length] ?? HUES[0]
  return (
    <li
      className={classNames(
        'relative flex flex-col bg-surface px-5 py-4 transition-colors hover:bg-primary-soft max-sm:px-4',
        isChain
          ? 'border-line not-last:border-r max-lg:border-b elder:border-b lg:not-first:before:absolute lg:not-first:before:top-1/2 lg:not-first:before:-left-1.75 lg:not-first:before:size-3.5 lg:not-first:before:-translate-y-1/2 lg:not-first:before:rotate-45 lg:not-first:before:border-t lg:not-first:before:border-r lg:not-first:before:border-line lg:not-first:before:bg-surface elder:before:hidden'
          : 'rounded-card border border-line',
        isChosen && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      {moment && (
        <p className={`flex items-center gap-2 text-note font-medium ${hue.ink}`}>
          <span
            aria-hidden
            className="grid size-6 place-items-center rounded-pill border border-current tabular-nums"
          >
            {place + 1}
          </span>
          {moment}
        </p>
      )}
      <h3 className="mt-1 text-title">
        <SiteLink
          href={href}
          aria-current={isChosen ? 'true' : undefined}
          className="text-ink no-underline after:absolute after:inset-0 hover:text-primary"
        >
          {name}
        </SiteLink>
        {isChosen && (
          <span className="ml-2 rounded-control bg-primary px-1.5 py-0.5 text-note font-normal whitespace-nowrap text-surface">
            {copy.chosen}
          </span>
        )}
      </h3>
      <p className="mb-3 text-note text-muted">{text}</p>
      <span aria-hidden className={`mt-auto h-0.5 w-full ${hue.bar}`} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-note tabular-nums">
        <span>{products}</span>
        <span className="font-medium text-gold-ink">{cost}</span>
      </p>
    </li>
  )
}

/** What the visitor holds or waits for; each choice leaves its own products in the list below. */
export function ZoneChoices({ block }: { block: Block }) {
  const isChain = block.look === 'chain'
  return (
    <section aria-labelledby="zone-choices">
      <h2 id="zone-choices" className="text-title">
        {block.title}
      </h2>
      <p className="mb-3 text-note text-muted">{block.lead}</p>
      <ol
        className={classNames(
          'm-0 grid list-none grid-cols-1 p-0 elder:grid-cols-1',
          columns[Math.min(block.options.length, 4)],
          isChain ? 'overflow-hidden rounded-card border border-line' : 'gap-4',
        )}
      >
        {block.options.map((option, place) => (
          <Option key={option.key} {...{ option, place, isChain }} />
        ))}
      </ol>
    </section>
  )
}
