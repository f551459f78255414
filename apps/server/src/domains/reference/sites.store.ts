import { sql } from 'kysely'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { SiteAddress, SiteRow } from '@lqr/contract/reference/site-calls.ts'
import type { Db } from '../../data/database.ts'

export interface SiteFilters {
  readonly currentPageNum: number
  readonly pageSize: number
  readonly keyword?: string | undefined
  readonly hasOpenUrl?: boolean | undefined
}

const ROW = sql<SiteRow>`s.id, s.name, s.path, r.level, above.name "parentName", coalesce(s.open_url, '') "openUrl",
  s.updated_at "updatedAt", s.version`

const SOURCE = sql`site s join region r on r.code = s.id left join region above on above.code = r.parent_code`

/** One page of the sites in their order; the keyword is looked for in name, the name above, address and code. */
export async function listSiteRows(db: Db, filters: SiteFilters): Promise<Page<SiteRow>> {
  const { currentPageNum, pageSize, keyword, hasOpenUrl } = filters
  const found = keyword
    ? sql`strpos(lower(concat_ws(' ', s.name, above.name, s.path, s.id, s.open_url)), ${keyword.toLowerCase()}) > 0`
    : sql`true`
  const set = hasOpenUrl === undefined ? sql`true` : sql`(s.open_url is not null) = ${hasOpenUrl}`
  const where = sql`where ${found} and ${set}`
  const { rows } = await sql<SiteRow>`select ${ROW} from ${SOURCE} ${where} order by s.sort, s.id
    limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total from ${SOURCE} ${where}`.execute(db)
  return { list: rows, total: counted.rows[0]?.total ?? 0, currentPageNum, pageSize }
}

/** One site as the list shows it; undefined when there is none. */
export async function findSiteRow(db: Db, id: string): Promise<SiteRow | undefined> {
  const { rows } = await sql<SiteRow>`select ${ROW} from ${SOURCE} where s.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Sets the address that opens instead of the site ('' for none) in this version and keeps it with who set it; false when it
 * has another one.
 */
export async function setOpenUrl(
  tx: Db,
  site: { id: string; version: number },
  { openUrl, by, now }: { openUrl: string; by: string; now: Date },
): Promise<boolean> {
  const number = site.version + 1
  const row = await tx
    .updateTable('site')
    .set({ open_url: openUrl || null, version: number, updated_at: now.toISOString() })
    .where('id', '=', site.id)
    .where('version', '=', site.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .insertInto('site_address')
    .values({ site_id: site.id, number, open_url: openUrl, set_by: by, set_at: now.toISOString() })
    .execute()
  return true
}

/** The addresses that were set of a site, the latest first. */
export function listAddresses(db: Db, siteId: string): Promise<SiteAddress[]> {
  return db
    .selectFrom('site_address')
    .leftJoin('account', 'account.id', 'site_address.set_by')
    .where('site_id', '=', siteId)
    .select(['number', 'open_url as openUrl', 'account.display_name as setBy', 'set_at as setAt'])
    .orderBy('number', 'desc')
    .execute()
}
