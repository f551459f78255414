import { sql } from 'kysely'
import type { RoomView } from '@lqr/contract/equity/room-calls.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import { countedPage } from '../../data/paging.ts'

interface NewView {
  readonly projectId: string
  readonly interestId: string
  readonly fileId: string
  readonly fileName: string
  readonly accountId: string
  readonly at: Date
}

/** Writes down that somebody looks at a file of a data room. */
export async function insertRoomView(db: Db, view: NewView): Promise<void> {
  const values = {
    project_id: view.projectId,
    interest_id: view.interestId,
    file_id: view.fileId,
    file_name: view.fileName,
    account_id: view.accountId,
    at: view.at.toISOString(),
  }
  await db.insertInto('equity_room_view').values(values).execute()
}

/** One page of who looked at the files of a project, the newest first. */
export async function pageOfRoomViews(
  db: Db,
  projectId: string,
  { currentPageNum, pageSize }: { currentPageNum: number; pageSize: number },
) {
  const [found, counted] = await Promise.all([
    sql<RoomView>`select v.id, v.at, v.file_name "fileName", organisation_label(o.name, o.merged_into_id) "orgName",
        coalesce(nullif(a.display_name, ''), a.username) "viewerName", v.interest_id "interestId"
      from equity_room_view v join equity_interest i on i.id = v.interest_id
      join organisation o on o.id = i.org_id join account a on a.id = v.account_id
      where v.project_id = ${projectId} order by v.id desc
      limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int total from (select 1 from equity_room_view v
      where v.project_id = ${projectId} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db),
  ])
  return countedPage(found.rows, counted.rows[0]?.total ?? 0, { currentPageNum, pageSize })
}
