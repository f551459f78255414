import { FIGURE_CUTS, type FigureCut } from '@lqr/contract/statistics/figure-filter.ts'
import {
  type Cut,
  listEventRows,
  measuresFor,
  type Period,
  periodBefore,
  periodLastYear,
  sumFigures,
} from '../../apps/server/src/domains/statistics/index.ts'
import type { Asked, Question } from '../harness/database-time.ts'

/** The province, its largest prefecture and county, the largest trade, institution and product of the filled data. */
interface Largest {
  readonly prefecture: string
  readonly county: string
  readonly industry: string
  readonly scale: string
  readonly org: string
  readonly product: string
}

const largestOf = (column: string, level: number, told: string) => `(select ${column}::text from figure_cube
    where span = 'M' and area_level = ${level} and measure = 'applied' and area_code <> case ${level} when 1 then '' else '620000' end
      and industry ${told === 'industry' ? "<> '*'" : "= '*'"} and scale ${told === 'scale' ? "not in ('*', '')" : "= '*'"}
      and org_id ${told === 'org' || told === 'product' ? '>' : '='} 0 and product_id ${told === 'product' ? '>' : '='} 0
    group by 1 order by sum(cases) desc limit 1)`
const LARGEST = `select ${largestOf('area_code', 2, '')} prefecture, ${largestOf('area_code', 3, '')} county,
  ${largestOf('industry', 1, 'industry')} industry, ${largestOf('scale', 1, 'scale')} scale,
  ${largestOf('org_id', 2, 'org')} org, ${largestOf('product_id', 1, 'product')} product`

/** All time, a year, and a period of which no end is the end of a month. */
const PERIODS: readonly (readonly [string, Period | null])[] = [
  ['全部', null],
  ['一年', { from: '2025-01-01', to: '2025-12-31' }],
  ['不齐的两年', { from: '2024-03-02', to: '2026-02-27' }],
]
const ROWS = 21

export interface FigureQuestions {
  readonly file: string
  readonly what: string
  readonly questions: readonly Question[]
}

/** What the pages ask: all figures of a filter with both comparisons, a figure split, and the rows behind it. */
export async function figureQuestions(asked: Asked): Promise<FigureQuestions[]> {
  const cuts = cutsOf(await readLargest(asked))
  return [
    { file: 'figures-all', what: '全部指标连同两个对比时段', questions: cuts.flatMap(everyFigure) },
    { file: 'figures-parts', what: '一个指标的组成', questions: cuts.flatMap(everyPart) },
    { file: 'figures-rows', what: '指标背后的明细', questions: cuts.flatMap(everyRow) },
  ]
}

/** The province, its largest prefecture and its largest county. */
export async function largestAreas(asked: Asked): Promise<NamedArea[]> {
  return areasOf(await readLargest(asked))
}

async function readLargest({ pool }: Asked): Promise<Largest> {
  await pool.query("set statement_timeout = '1min'")
  const { rows } = await pool.query<Largest>(LARGEST)
  await pool.query('reset statement_timeout')
  const [largest] = rows
  if (!largest) throw new Error('no cases')
  return largest
}

type NamedArea = readonly [name: string, areaCode: string]

const areasOf = ({ prefecture, county }: Largest): NamedArea[] => [
  ['全省', '620000'],
  ['最大市州', prefecture],
  ['最大区县', county],
]

type NamedCut = readonly [name: string, cut: Cut]

function cutsOf(largest: Largest): NamedCut[] {
  const { industry, scale, org, product } = largest
  const filters = [
    ['不限', {}],
    ['行业', { industry }],
    ['规模', { scale }],
    ['行业和规模', { industry, scale }],
    ['机构', { orgIds: [org] }],
    ['机构和行业', { orgIds: [org], industry }],
    ['产品', { productId: product }],
    ['产品和规模', { productId: product, scale }],
  ] as const
  return areasOf(largest).flatMap(([area, areaCode]) =>
    filters.map(([filter, narrowed]) => [`${area} ${filter}`, { areaCode, ...narrowed }] as const),
  )
}

function everyFigure([name, cut]: NamedCut): Question[] {
  const measures = measuresFor(cut)
  return PERIODS.map(([when, period]) => ({
    name: `${name} ${when}`,
    ask: async ({ db }) => {
      await sumFigures(db, { cut, period, measures })
      if (period === null) return
      await sumFigures(db, { cut, period: periodBefore(period), measures })
      await sumFigures(db, { cut, period: periodLastYear(period), measures })
    },
  }))
}

function everyPart([name, cut]: NamedCut): Question[] {
  return FIGURE_CUTS.filter(({ code }) => !isFixed(code, cut)).flatMap(({ code: by, name: split }) =>
    PERIODS.map(([when, period]) => ({
      name: `${name} ${when} ${split}`,
      ask: ({ db }) => sumFigures(db, { cut, period, by, measures: ['disbursed.rated'] }),
    })),
  )
}

const isFixed = (by: FigureCut, cut: Cut) =>
  (by === 'industry' && cut.industry !== undefined) ||
  (by === 'scale' && cut.scale !== undefined) ||
  (by === 'institution' && (cut.orgIds !== undefined || cut.productId !== undefined)) ||
  // Products are told apart within an institution alone.
  (by === 'product' && (cut.productId !== undefined || cut.orgIds === undefined))

function everyRow([name, cut]: NamedCut): Question[] {
  return PERIODS.flatMap(([when, period]) =>
    [
      ['第一页', undefined],
      ['深处', { day: '2025-06-15', caseId: '1' }],
    ].map(([page, after]) => ({
      name: `${name} ${when} ${page as string}`,
      ask: ({ db }: Asked) =>
        listEventRows(db, {
          cut,
          period,
          measure: 'applied',
          after: after as { day: string; caseId: string } | undefined,
          limit: ROWS,
        }),
    })),
  )
}
