import { SiteLink } from '../../../shell/site-link.tsx'
import { blockCopy } from './block-copy.ts'
import type { Season } from './composition.ts'
import type { LoadedBlock } from './load-blocks.ts'

const { seasons: copy } = blockCopy
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

const covers = ({ from, to }: Season, month: number) => month >= from && month <= to

/** The cells of one line of a row: a season stands in one cell as wide as its months. */
function Cells({ seasons, look, month }: { seasons: readonly Season[]; look: string; month: number }) {
  const starts = MONTHS.filter((one) => !seasons.some((season) => covers(season, one) && season.from !== one))
  return starts.map((start) => {
    const season = seasons.find(({ from }) => from === start)
    const isNow = season ? covers(season, month) : start === month
    return (
      <td
        key={start}
        colSpan={season ? season.to - season.from + 1 : 1}
        className={`px-0.5 py-1 ${isNow ? 'bg-gold-soft' : ''}`}
      >
        {season && (
          <span className={`block rounded-control border px-1.5 text-note ${look}`}>
            {season.name}
            <span className="sr-only">{copy.months(season.from, season.to)}</span>
          </span>
        )}
      </td>
    )
  })
}

function Row({ row, month }: { row: LoadedBlock<'seasons'>['rows'][number]; month: number }) {
  const line = 'border-t border-line'
  return (
    <>
      <tr>
        <th scope="rowgroup" rowSpan={2} className={`${line} py-2 pr-3 text-left font-medium`}>
          {row.name}
          <span className="block text-note font-normal text-muted">{row.places}</span>
        </th>
        <Cells seasons={row.costs} look="border-hue-3 bg-hue-3-soft text-hue-3-ink" month={month} />
        <td rowSpan={2} className={`${line} py-2 pl-3 wrap-anywhere`}>
          {row.product ? (
            <>
              <SiteLink href={row.product.href} className="inline-flex min-h-8 items-center font-medium">
                {row.product.name}
              </SiteLink>
              <span className="block text-note text-muted">{row.product.cost}</span>
            </>
          ) : (
            <span className="text-note text-muted">{copy.none}</span>
          )}
        </td>
      </tr>
      <tr>
        <Cells
          seasons={[row.returns]}
          look="border-dashed border-gold bg-surface text-gold-ink"
          month={month}
        />
      </tr>
    </>
  )
}

/** The same on a phone and in elder-friendly mode: one industry after the other in words. */
function Lines({ rows }: Pick<LoadedBlock<'seasons'>, 'rows'>) {
  return (
    <ul className="m-0 list-none p-0 md:hidden elder:block">
      {rows.map((row) => (
        <li key={row.name} className="border-line py-3 not-first:border-t">
          <p className="font-medium">
            {row.name} <span className="text-note font-normal text-muted">{row.places}</span>
          </p>
          <p className="mt-1 flex flex-wrap gap-2 text-note">
            {[...row.costs, row.returns].map((season) => (
              <span
                key={season.name}
                className={`rounded-control border px-1.5 ${season === row.returns ? 'border-dashed border-gold text-gold-ink' : 'border-hue-3 bg-hue-3-soft text-hue-3-ink'}`}
              >
                {season.name} {copy.months(season.from, season.to)}
              </span>
            ))}
          </p>
          {row.product && (
            <p className="mt-1 text-note">
              <SiteLink href={row.product.href} className="mr-2 inline-flex min-h-11 items-center">
                {row.product.name}
              </SiteLink>
              <span className="text-muted">{row.product.cost}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The year of each industry: when it needs money, when it brings money in, and the product for it. */
export function SeasonTable({ block, month }: { block: LoadedBlock<'seasons'>; month: number }) {
  return (
    <section aria-labelledby="zone-seasons">
      <h2 id="zone-seasons" className="text-title">
        {block.title}
      </h2>
      <p className="mb-3 text-note text-muted">{block.lead}</p>
      <div className="rounded-card border border-line bg-surface px-6 py-4 max-md:px-4">
        <table className="w-full table-fixed border-collapse max-md:hidden elder:hidden">
          <colgroup>
            <col className="w-32" />
            {MONTHS.map((one) => (
              <col key={one} />
            ))}
            <col className="w-40" />
          </colgroup>
          <thead>
            <tr className="text-note text-muted">
              <th scope="col" className="text-left font-normal">
                {copy.industry}
              </th>
              {MONTHS.map((one) => (
                <th
                  key={one}
                  scope="col"
                  className={`py-1 ${one === month ? 'bg-gold-soft font-semibold text-gold-ink' : 'font-normal'}`}
                >
                  {copy.month(one)}
                  {one === month && <span className="sr-only">{copy.now}</span>}
                </th>
              ))}
              <th scope="col" className="pl-3 text-left font-normal">
                {copy.product}
              </th>
            </tr>
          </thead>
          {block.rows.map((row) => (
            <tbody key={row.name}>
              <Row row={row} month={month} />
            </tbody>
          ))}
        </table>
        <Lines rows={block.rows} />
      </div>
    </section>
  )
}
