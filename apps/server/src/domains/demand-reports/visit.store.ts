import type { Insertable } from 'kysely'
import type { ReportVisit } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'

/** What was found on the spot; undefined before a visit. */
export async function findVisit(db: Db, reportId: string) {
  return db
    .selectFrom('report_visit')
    .select([
      'visit_way as visitWay',
      'visited_on as visitedOn',
      'visitors',
      'confirmed_tests as confirmedTests',
      'doubted_tests as doubtedTests',
      'findings',
      'actor_name as actorName',
      'updated_at as updatedAt',
    ])
    .where('report_id', '=', reportId)
    .executeTakeFirst()
}

/** Writes the visit of a report, over the one that there was. */
export async function keepVisit(db: Db, visit: Insertable<ReportVisit>): Promise<void> {
  const { report_id: _, ...rest } = visit
  await db
    .insertInto('report_visit')
    .values(visit)
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(rest))
    .execute()
}
