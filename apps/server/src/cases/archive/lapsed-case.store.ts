import { sql } from 'kysely'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../../data/database.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'
import type { CaseKind, CaseRow } from '../case-kind.ts'
import { columnsOf } from '../case.store.ts'
import { ARCHIVED_NAME } from '../copy.ts'

/** A case whose retention is over, held until the transaction ends. */
export interface LapsedCase {
  readonly row: CaseRow
  readonly number: string
  /** What it answers; its own id where nothing else answers the same. */
  readonly requestId: string
  /** No other case that answers the request is kept. */
  readonly isLastOfRequest: boolean
}

/** Over, and unchanged since before that moment. */
const lapsed = ({ declaration }: CaseKind, before: Date) =>
  sql<boolean>`c.status = any(${statesIn(declaration, 'over')}::text[]) and c.updated_at < ${before.toISOString()}
    and not exists (select from case_archived a where a.kind = ${declaration.kind} and a.case_id = c.id)`

/** The first cases of the kind that ended before that moment and still hold what is archived. */
export async function listLapsed(db: Db, kind: CaseKind, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from ${sql.table(kind.table)} c
    where ${lapsed(kind, before)} order by c.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One of them, held; undefined when it is archived or moved by now. */
export async function holdLapsed(
  tx: Db,
  kind: CaseKind,
  id: string,
  before: Date,
): Promise<LapsedCase | undefined> {
  const held = await sql<
    CaseRow & { requestId: string }
  >`select ${columnsOf(kind)}, ${requestOf(kind)}::text "requestId"
    from ${sql.table(kind.table)} c where c.id = ${id} and ${lapsed(kind, before)} for update`.execute(tx)
  const [found] = held.rows
  if (!found) return undefined
  const { requestId, ...row } = found
  const told = await sql<{ number: string }>`select ${kind.task.number} number
    from ${sql.table(kind.table)} c ${kind.task.join ?? sql``} where c.id = ${id}`.execute(tx)
  const others =
    await sql`select from ${sql.table(kind.table)} c where ${requestOf(kind)} = ${requestId} and c.id <> ${id}
    and not exists (select from case_archived a where a.kind = ${kind.declaration.kind} and a.case_id = c.id) limit 1`.execute(
      tx,
    )
  return { row, number: told.rows[0]?.number ?? id, requestId, isLastOfRequest: others.rows.length === 0 }
}

const requestOf = ({ personalData: { requestColumn } }: CaseKind) => sql.ref(`c.${requestColumn ?? 'id'}`)

type Told = Record<string, unknown>

/** The parties, rows and timeline of a case, without what is sealed: nobody calls these numbers any more. */
export async function readLapsed(
  tx: Db,
  kind: CaseKind,
  { row, requestId }: LapsedCase,
): Promise<{
  enterprise: Told | null
  institution: Told | null
  row: Told
  request: Told | null
  timeline: Told[]
}> {
  const { requestTable = kind.table, eventKinds = [] } = kind.personalData
  const rowOf = async (table: string, id: string): Promise<Told> => {
    const { rows } = await sql<{ told: Told }>`select jsonb_object_agg(key, value) told
      from ${sql.table(table)} c, jsonb_each(to_jsonb(c)) where c.id = ${id} and key not like ${'%\\_cipher'}`.execute(
      tx,
    )
    return rows[0]?.told ?? {}
  }
  const { rows: timeline } =
    await sql<Told>`select kind, at, action, from_status "fromStatus", to_status "toStatus",
      actor_side "actorSide", actor_name "actorName", note from case_event
    where (kind = ${kind.declaration.kind} and case_id = ${row.id})
      or (kind = any(${[...eventKinds]}::text[]) and case_id = ${requestId}) order by id`.execute(tx)
  const { rows: enterprises } =
    await sql<Told>`select corporate_name name, credit_code "creditCode" from enterprise
    where id = ${row.company_id}`.execute(tx)
  const { rows: institutions } =
    await sql<Told>`select name from organisation where id = ${row.org_id}`.execute(tx)
  return {
    enterprise: enterprises[0] ?? null,
    institution: institutions[0] ?? null,
    row: await rowOf(kind.table, row.id),
    request: requestTable === kind.table ? null : await rowOf(requestTable, requestId),
    timeline,
  }
}

/** Takes out who asked, who worked on it and the timeline; the row itself stays, as a record of credit and for the figures. */
export async function emptyLapsed(
  tx: Db,
  kind: CaseKind,
  { row, requestId, isLastOfRequest }: LapsedCase,
  { cipher, place }: { readonly cipher: FieldCipher; readonly place: string },
): Promise<void> {
  const { kind: code } = kind.declaration
  const { requestTable, eventKinds = [], alsoNamed = [] } = kind.personalData
  await sql`update ${sql.table(kind.table)} set officer_name = ${ARCHIVED_NAME}, officer_phone_cipher = null
    where id = ${row.id} and officer_name is not null`.execute(tx)
  for (const who of alsoNamed) {
    const name = sql.ref(`${who}_name`)
    await sql`update ${sql.table(kind.table)} set ${name} = ${ARCHIVED_NAME}
      where id = ${row.id} and ${name} is not null`.execute(tx)
  }
  await sql`delete from case_event where kind = ${code} and case_id = ${row.id}`.execute(tx)
  await sql`insert into case_archived (kind, case_id, place) values (${code}, ${row.id}, ${place})`.execute(
    tx,
  )
  if (!isLastOfRequest) return
  await sql`delete from case_event where kind = any(${[...eventKinds]}::text[]) and case_id = ${requestId}`.execute(
    tx,
  )
  if (requestTable !== undefined)
    await sql`update ${sql.table(requestTable)} set contact_name = ${ARCHIVED_NAME}, contact_phone_cipher = ${cipher.encrypt('')}
      where id = ${requestId}`.execute(tx)
}
