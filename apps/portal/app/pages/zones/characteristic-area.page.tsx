import { ZONES } from '@lqr/contract/reference/zones.ts'
import { listZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import type { Route } from './+types/characteristic-area.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { Chart } from '../../shell/chart/chart.tsx'
import { groupChart } from '../../shell/chart/group-chart.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { MAP } from './zone-map.ts'
import { zoneNotes } from './zone-notes.ts'
import { ZoneTiles } from './zone-tiles.tsx'

const labels = copy.map
const { units, product } = copy

export const loader = async ({ context }: Route.LoaderArgs) => {
  const figures = await context.get(apiContext)(listZoneFigures)
  const tiles = ZONES.map(({ code, name }) => {
    const own = figures.find(({ type }) => type === code)
    return {
      code,
      name,
      note: zoneNotes[code],
      products: labels.products(own?.products ?? 0),
      drawn:
        own && own.disbursedCount !== null && own.disbursedAmountYuan !== null
          ? labels.drawn(own.disbursedCount, formatAmount(own.disbursedAmountYuan))
          : undefined,
    }
  })
  const chart = { kind: 'horizontalBar', item: labels.zones } as const
  return {
    groups: MAP.map(({ title, lead, zones }) => ({
      title,
      lead,
      tiles: tiles.filter(({ code }) => zones.includes(code)),
    })),
    charts: [
      {
        title: labels.byProducts,
        data: groupChart(
          figures.map(({ typeName, products }) => ({ name: typeName, count: products, amountYuan: 0 })),
          { ...chart, count: { label: product.products, unit: units.product } },
        ),
      },
      {
        title: labels.byDrawn,
        data: groupChart(
          figures.map(({ typeName, disbursedCount, disbursedAmountYuan }) => ({
            name: typeName,
            count: disbursedCount,
            amountYuan: disbursedAmountYuan,
          })),
          {
            ...chart,
            count: { label: product.disbursed, unit: units.case },
            amount: product.disbursedAmount,
            draw: 'amountYuan',
          },
        ),
      },
    ],
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: labels.title, description: labels.description })

export default function CharacteristicArea({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Banner type="CHARACTERISTICAREA" />
      <div className="content grid grid-cols-1 gap-8 py-6">
        {loaderData.groups.map((group) => (
          <ZoneTiles key={group.title} {...group} />
        ))}
        <section aria-labelledby="zone-charts">
          <h2 id="zone-charts" className="mb-3 text-title">
            {labels.charts}
          </h2>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 elder:grid-cols-1">
            {loaderData.charts.map(({ title, data }) => (
              <Chart key={title} {...{ title, data }} />
            ))}
          </div>
          <p className="mt-3 text-note text-muted">{labels.overlap}</p>
        </section>
      </div>
    </>
  )
}
