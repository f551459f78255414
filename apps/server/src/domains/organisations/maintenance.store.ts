import type { OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import { type Insertable, sql } from 'kysely'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { OrganisationStatus } from '@lqr/contract/organisations/succession.ts'
import type { Organisation } from '../../../../../database/types.ts'
import { holdLock } from '../../data/advisory-locks.ts'
import type { Db } from '../../data/database.ts'
import type { TreeNode } from './organisation-tree.rules.ts'

/** Makes changes to the tree wait for one another until the transaction ends, on every instance. */
export async function lockTree(tx: Db): Promise<void> {
  await holdLock(tx, 'organisationTree')
}

/** Nothing new is begun with these organisations until the transaction ends: cases and accounts lock them shared. */
export async function holdOrganisations(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('organisation')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export type Node = TreeNode & { name: string; shortName: string; address: string | null }

/** What the rules of the tree and a merger ask of an organisation, in whatever state. */
export async function findNode(db: Db, id: string): Promise<Node | undefined> {
  return db
    .selectFrom('organisation')
    .select([
      'id',
      'name',
      'short_name as shortName',
      'org_type as orgType',
      'org_category as orgCategory',
      'region_code as regionCode',
      'level',
      'status',
      'phone',
      'address',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether somebody of an organisation holds one of the roles, disabled or not. */
export async function isAnyHeld(db: Db, orgId: string, roles: readonly Role[]): Promise<boolean> {
  const { rows } = await sql`select from account a join account_role r on r.account_id = a.id
    where a.org_id = ${orgId} and a.status <> 'closed' and r.role = any(${roles}::text[]) limit 1`.execute(db)
  return rows.length > 0
}

/** The regions that people of an organisation answer for, those of disabled ones too; only a government's have any. */
export async function regionsHeld(db: Db, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select distinct region_code code from account
    where org_id = ${orgId} and status <> 'closed' and region_code is not null order by code`.execute(db)
  return rows.map(({ code }) => code)
}

/** Everything below an organisation by its place in the tree, itself first, with how many levels that spans. */
export async function branchesBelow(db: Db, id: string): Promise<{ ids: string[]; depth: number }> {
  const { rows } = await sql<{ id: string; distance: number }>`with recursive tree as (
      select id, 0 distance from organisation where id = ${id}
      union
      select o.id, tree.distance + 1 from organisation o join tree on o.parent_id = tree.id)
    select id, distance from tree order by distance, id`.execute(db)
  return { ids: rows.map((row) => row.id), depth: (rows.at(-1)?.distance ?? 0) + 1 }
}

/** Whether a working organisation other than this one bears the name. */
export async function isNameTaken(db: Db, name: string, exceptId?: string): Promise<boolean> {
  const other = await db
    .selectFrom('organisation')
    .select('id')
    .where('name', '=', name)
    .where('status', '=', 'active')
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return other !== undefined
}

export type OrganisationColumns = Pick<
  Insertable<Organisation>,
  | 'name'
  | 'short_name'
  | 'org_category'
  | 'region_code'
  | 'credit_code'
  | 'phone'
  | 'address'
  | 'intro'
  | 'sort'
>

export async function insertOrganisation(
  tx: Db,
  columns: OrganisationColumns & { org_type: OrgTypeCode; parent_id: string | null; level: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('organisation')
    .values({ ...columns, is_example: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = Partial<OrganisationColumns> & {
  parent_id?: string | null
  status?: Exclude<OrganisationStatus, 'active'>
  merged_into_id?: string
  ended_at?: string
}

/** Changes a working organisation in this version; false when it has another one, or has ended. */
export async function updateOrganisationRow(
  tx: Db,
  read: { id: string; version: number },
  change: Change,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('organisation')
    .set({ ...change, version: read.version + 1, updated_at: now.toISOString() })
    .where('id', '=', read.id)
    .where('version', '=', read.version)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives every working branch of one organisation another house above it; ended ones stay where they were. */
export async function moveBranches(tx: Db, fromId: string, intoId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('organisation')
    .set({ parent_id: intoId, version: sql`version + 1`, updated_at: now.toISOString() })
    .where('parent_id', '=', fromId)
    .where('status', '=', 'active')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets the level of everything below an organisation by its place; the organisation's own is taken as right. */
export async function renewLevels(tx: Db, rootId: string): Promise<void> {
  await sql`with recursive tree as (
      select id, level::int from organisation where id = ${rootId}
      union
      select o.id, tree.level + 1 from organisation o join tree on o.parent_id = tree.id)
    update organisation o set level = tree.level from tree where o.id = tree.id and o.level <> tree.level`.execute(
    tx,
  )
}

export async function setLevel(tx: Db, id: string, level: number): Promise<void> {
  await tx.updateTable('organisation').set({ level }).where('id', '=', id).execute()
}

/** How many branches an organisation has: working ones, and ended ones. */
export async function countBranches(db: Db, id: string): Promise<{ working: number; ended: number }> {
  return db
    .selectFrom('organisation')
    .select([
      sql<number>`count(*) filter (where status = 'active')::int`.as('working'),
      sql<number>`count(*) filter (where status <> 'active')::int`.as('ended'),
    ])
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow()
}
