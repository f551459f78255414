import Check from 'lucide-react/icons/check'
import type { AnyLoadedBlock, LoadedBlock } from './load-blocks.ts'
import { SeasonTable } from './season-table.tsx'
import { WorkedExample } from './worked-example.tsx'
import { ZoneChoices } from './zone-choices.tsx'

function Checks({ block }: { block: LoadedBlock<'checks'> }) {
  return (
    <section
      aria-labelledby="zone-checks"
      className="min-w-0 rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <h2 id="zone-checks" className="mb-2 text-title">
        {block.title}
      </h2>
      <ul className="m-0 list-none p-0">
        {block.items.map((item) => (
          <li key={item} className="flex gap-3 border-line py-2 not-first:border-t">
            <Check size={18} className="mt-1.5 shrink-0 text-success" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The blocks that stand above the products. A worked example and a list of checks share a row. */
export function ZoneBlocks({ blocks, month }: { blocks: readonly AnyLoadedBlock[]; month: number }) {
  const asides = blocks.filter(({ kind }) => kind === 'example' || kind === 'checks')
  return (
    <>
      {blocks.map((block) => {
        if (block.kind === 'seasons') return <SeasonTable key={block.kind} {...{ block, month }} />
        return block.kind === 'choices' ? <ZoneChoices key={block.kind} block={block} /> : null
      })}
      {asides.length > 0 && (
        <div
          className={`grid grid-cols-1 gap-4 elder:grid-cols-1 ${asides.length > 1 ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
        >
          {asides.map((block) =>
            block.kind === 'example' ? (
              <WorkedExample key={block.kind} block={block} />
            ) : (
              block.kind === 'checks' && <Checks key={block.kind} block={block} />
            ),
          )}
        </div>
      )}
    </>
  )
}
