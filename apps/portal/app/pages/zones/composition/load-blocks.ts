import { listProducts } from '@lqr/contract/products/product-calls.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { type FeaturePlace, PICK, type ZonePick } from '../../../domains/products/load-features.ts'
import { addressWith } from '../../../shell/list-address.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { blockCopy as copy } from './block-copy.ts'
import type { ChoicesBlock, ExampleBlock, SeasonsBlock, ZoneBlock, ZoneFilter } from './composition.ts'
import { exampleFigures } from './example.rules.ts'

/** What the blocks of a page are made from. */
export interface BlockSource {
  readonly api: LoaderApi
  readonly zone: ZoneCode
  readonly place: FeaturePlace
  /** The choice of the address. */
  readonly picked: string | undefined
  readonly lowestAnnualCost: number | null
}

/** How many products of the zone a filter leaves, and the cheapest of them; a loose reading of a word counts as none. */
export async function countFilter(api: LoaderApi, zone: ZoneCode, filter: ZoneFilter) {
  const { total, list, isPartial } = await api(listProducts, {
    body: { ...filter, zone, sort: 'cost', pageSize: 1 },
  })
  const [cheapest] = isPartial ? [] : list
  return { total: isPartial ? 0 : total, cheapest }
}

/** The choices of a composition, for the list of products. */
export function findPicks(blocks: readonly ZoneBlock[]): readonly ZonePick[] {
  return blocks.flatMap((block) => (block.kind === 'choices' ? block.options : []))
}

async function loadChoices({ api, zone, place, picked }: BlockSource, block: ChoicesBlock) {
  const { options, ...words } = block
  const counted = await Promise.all(
    options.map(async ({ filter, ...choice }) => {
      const { total, cheapest } = await countFilter(api, zone, filter)
      return {
        ...choice,
        total,
        products: copy.choices.products(total),
        cost: cheapest ? copy.choices.from(formatPercent(cheapest.annualCostMin)) : '',
        href: `${addressWith(place.path, place.fixed, { [PICK]: choice.key })}#zone-products`,
        isChosen: choice.key === picked,
      }
    }),
  )
  return { ...words, options: counted.filter(({ total }) => total > 0) }
}

async function loadSeasons({ api, zone }: BlockSource, { rows, ...words }: SeasonsBlock) {
  return {
    ...words,
    rows: await Promise.all(
      rows.map(async ({ filter, ...row }) => {
        const { cheapest } = await countFilter(api, zone, filter)
        return {
          ...row,
          product: cheapest && {
            name: cheapest.name,
            href: `/productDetails?id=${cheapest.id}`,
            cost: copy.seasons.cost(formatPercent(cheapest.annualCostMin)),
          },
        }
      }),
    ),
  }
}

function toExample(block: ExampleBlock, annualCost: number) {
  const { costYuan, restYuan, lentDays, moneyAt } = exampleFigures(block, annualCost)
  return {
    kind: block.kind,
    title: block.title,
    note: copy.example.note(formatAmount(block.dealYuan), formatPercent(annualCost)),
    moneyAt,
    cost: copy.example.cost(formatAmount(costYuan), lentDays),
    moments: [
      { name: block.moments[0], day: copy.example.day(0), amount: '' },
      {
        name: block.moments[1],
        day: copy.example.day(block.fromDay),
        amount: copy.example.lent(formatAmount(block.lentYuan)),
      },
      {
        name: block.moments[2],
        day: copy.example.day(block.days),
        amount:
          restYuan > 0
            ? copy.example.rest(formatAmount(restYuan))
            : copy.example.returned(formatAmount(block.lentYuan + costYuan)),
      },
    ],
  }
}

async function loadBlock(source: BlockSource, block: ZoneBlock) {
  if (block.kind === 'choices') return loadChoices(source, block)
  if (block.kind === 'seasons') return loadSeasons(source, block)
  if (block.kind === 'checks') return block
  return source.lowestAnnualCost === null ? undefined : toExample(block, source.lowestAnnualCost)
}

/** The blocks of a zone in their order with the figures of the day; what has nothing to show is left out. */
export async function loadBlocks(source: BlockSource, blocks: readonly ZoneBlock[]) {
  const loaded = await Promise.all(blocks.map((block) => loadBlock(source, block)))
  return loaded.flatMap((block) =>
    block === undefined || (block.kind === 'choices' && block.options.length === 0) ? [] : [block],
  )
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadBlock>>>
export type LoadedBlock<Kind extends ZoneBlock['kind']> = Extract<Loaded, { kind: Kind }>
export type AnyLoadedBlock = Loaded
