import { sql } from 'kysely'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import { pageOf, type PageRequest } from '../../data/paging.ts'

export interface DifferenceRow {
  readonly measure: string
  readonly regionCode: string
  readonly key: string
  readonly casesKept: number
  readonly casesCounted: number
  readonly totalKept: number
  readonly totalCounted: number
}

export interface FigureCheckRow {
  readonly id: string
  readonly checkedAt: string
  readonly compared: number
  readonly differing: number
  readonly differences: DifferenceRow[]
}

/** The comparisons of figures with their cases, the newest first, each with what differed. */
export async function pageFigureChecks(
  db: Db,
  { onlyDiffering, ...page }: PageRequest & { readonly onlyDiffering: boolean },
): Promise<Page<FigureCheckRow>> {
  const checks = db
    .selectFrom('figure_check')
    .select([
      'id',
      'checked_at as checkedAt',
      'compared',
      'differing',
      sql<
        DifferenceRow[]
      >`coalesce((select json_agg(json_build_object('measure', d.measure, 'regionCode', d.region_code,
        'key', d.key, 'casesKept', d.cases_kept, 'casesCounted', d.cases_counted,
        'totalKept', d.total_kept, 'totalCounted', d.total_counted) order by d.id)
        from figure_difference d where d.check_id = figure_check.id), '[]')`.as('differences'),
    ])
    // One under way says nothing yet.
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
  return pageOf(db, onlyDiffering ? checks.where('differing', '>', 0) : checks, page)
}
