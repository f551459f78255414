import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseAction } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { caseKinds } from '../../case-kinds.ts'
import { keepMonths } from '../../data/month-partitions.store.ts'
import { makeFile, pdfBytes, placeOf } from '../../domains/files/files.fixtures.ts'
import { caseDocuments, linkFiles } from '../../domains/files/index.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import type { CaseWorld } from '../case-world.fixtures.ts'
import { caseWorlds } from '../case-worlds.fixtures.ts'
import { insertCaseEvents } from '../case-event.store.ts'
import { ARCHIVED_NAME } from '../copy.ts'
import { archiveCases } from './archive-cases.ts'
import { SUMS } from './keep-package.ts'

let t: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'case-archive-'))
  t = await makeTestApp({}, undefined, { CASE_ARCHIVE_DIR: folder })
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const faults: unknown[] = []
const log = { error: (told: object) => void faults.push(told) }
const archive = (kinds = caseKinds) =>
  archiveCases({ ...t.services, log, documents: caseDocuments({ ...t.services, log }) }, kinds)

/** The worlds of cases, each made once. */
const worlds = new Map<string, Promise<CaseWorld>>()
function worldOf(code: string): Promise<CaseWorld> {
  const make = caseWorlds[code]
  if (!make) throw new Error(`no world of ${code}`)
  const world = worlds.get(code) ?? make(t)
  worlds.set(code, world)
  return world
}

const WORDS = '示例材料'
const requestOf = ({ kind: { personalData: own } }: CaseWorld) => ({
  table: own.requestTable,
  column: own.requestColumn ?? 'id',
})

/** A case that ended so many years ago, with a step of its timeline and a document under each of its places. */
async function endedCase(
  world: CaseWorld,
  years: number,
  state = statesIn(world.kind.declaration, 'over')[0],
) {
  const { db } = t.services
  const { kind, ownerId } = world
  const id = await world.make(state ?? '')
  const fileIds: string[] = []
  for (const [place, entity] of (kind.documents ?? []).entries()) {
    const bytes = pdfBytes(`${WORDS}${id}-${place}`)
    const fileId = await makeFile(db, t.services, {
      ownerAccountId: ownerId,
      bytes,
      name: '../合同 扫描.pdf',
    })
    const entityId = await requestId(world, id)
    await linkFiles(db, { entity, entityId }, [{ fileId, purpose: 'test' }])
    fileIds.push(fileId)
  }
  await insertCaseEvents(db, [
    {
      kind: kind.declaration.kind,
      case_id: id,
      action: 'submit',
      from_status: null,
      to_status: 'SUBMITTED',
      actor_account_id: ownerId,
      actor_side: 'enterprise',
      actor_name: '申请人',
      note: '示例说明',
    },
  ])
  await sql`update ${sql.table(kind.table)} set updated_at = now() - make_interval(years => ${years}, days => 1),
    officer_name = '经办人', officer_phone_cipher = ${t.services.cipher.encrypt('13900001234')} where id = ${id}`.execute(
    db,
  )
  for (const who of kind.personalData.alsoNamed ?? [])
    await sql`update ${sql.table(kind.table)} set ${sql.ref(`${who}_name`)} = '另一经办人' where id = ${id}`.execute(
      db,
    )
  return { id, fileIds }
}

async function requestId(world: CaseWorld, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(requestOf(world).column)}::text id
    from ${sql.table(world.kind.table)} where id = ${id}`.execute(t.services.db)
  return rows[0]?.id ?? ''
}

const eventsOf = async (code: string, id: string) =>
  (
    await sql<{
      action: string
      note: string
    }>`select action, note from case_event where kind = ${code} and case_id = ${id}`.execute(t.services.db)
  ).rows

/** What is written of an archived case. */
async function packageOf(code: string, id: string) {
  const { rows } = await sql<{
    place: string
  }>`select place from case_archived where kind = ${code} and case_id = ${id}`.execute(t.services.db)
  const place = rows[0]?.place
  if (place === undefined) return undefined
  const at = path.join(folder, place)
  return { place, at, told: JSON.parse(await readFile(path.join(at, 'case.json'), 'utf8')) as Told }
}

interface Told {
  readonly number: string
  readonly statusName: string
  readonly enterprise: { readonly name: string } | null
  readonly institution: { readonly name: string } | null
  readonly row: Record<string, unknown>
  readonly timeline: { readonly action: string; readonly note: string | null }[]
  readonly documents: { readonly name: string; readonly file: string }[]
}

describe.each([...caseKinds])(
  'a $declaration.kind',
  ({ declaration, table, personalData, documents = [] }) => {
    const { kind: code } = declaration

    test('whose retention is over goes into a package with its documents, which sha256sum finds whole', async () => {
      const world = await worldOf(code)
      const { id, fileIds } = await endedCase(world, 10)
      const request = await requestId(world, id)
      expect(await archive([world.kind])).toBeGreaterThan(0)
      const kept = await packageOf(code, id)
      if (!kept) throw new Error('not archived')
      const { told, at } = kept
      expect(told.row).toMatchObject({ id: Number(id), officer_name: '经办人' })
      expect(JSON.stringify(told)).not.toMatch(/_cipher/)
      const { db } = t.services
      const parties = await sql<{ enterprise: string | null; institution: string | null }>`select
        e.corporate_name enterprise, o.name institution from ${sql.table(table)} c
      left join enterprise e on e.id = c.company_id left join organisation o on o.id = c.org_id
      where c.id = ${id}`.execute(db)
      expect(parties.rows).toEqual([
        { enterprise: told.enterprise?.name ?? null, institution: told.institution?.name ?? null },
      ])
      expect(told.timeline.map(({ note }) => note)).toContain('示例说明')
      expect(told.documents).toHaveLength(documents.length)
      for (const { file } of told.documents)
        expect((await readFile(path.join(at, file))).toString('latin1')).toContain(`${id}-`)
      const { stdout } = await promisify(execFile)('sha256sum', ['--check', '--strict', SUMS], { cwd: at })
      expect(stdout.trim().split('\n')).toHaveLength(documents.length + 1)

      expect(await eventsOf(code, id)).toEqual([
        { action: 'archive', note: expect.stringContaining(kept.place) as string },
      ])
      const { rows } = await sql<{
        officer: string
        phone: string | null
      }>`select officer_name officer, officer_phone_cipher phone
      from ${sql.table(table)} where id = ${id}`.execute(db)
      expect(rows).toEqual([{ officer: ARCHIVED_NAME, phone: null }])
      for (const who of personalData.alsoNamed ?? []) {
        const named = await sql<{ name: string }>`select ${sql.ref(`${who}_name`)} name
        from ${sql.table(table)} where id = ${id}`.execute(db)
        expect(named.rows).toEqual([{ name: ARCHIVED_NAME }])
      }
      if (personalData.requestTable !== undefined) {
        const asked = await sql<{
          name: string
          phone: string
        }>`select contact_name name, contact_phone_cipher phone
        from ${sql.table(personalData.requestTable)} where id = ${request}`.execute(db)
        expect(asked.rows.map(({ name, phone }) => [name, t.services.cipher.decrypt(phone)])).toEqual([
          [ARCHIVED_NAME, ''],
        ])
      }
      const links = await sql`select from file_link where file_id = any(${fileIds}::text[])`.execute(db)
      expect(links.rows).toEqual([])
      const audit = await sql<{ place: string }>`select detail ->> 'place' place from audit_log
      where action = ${caseAction(declaration, 'archive')} and entity_id = ${id}`.execute(db)
      expect(audit.rows).toEqual([{ place: kept.place }])
      expect(await archive([world.kind])).toBe(0)
    })

    test('that ended later, or is under way, stays whole', async () => {
      const world = await worldOf(code)
      const [underWay] = statesIn(declaration, 'open')
      const later = await endedCase(world, 9)
      const open = await endedCase(world, 20, underWay)
      await archive([world.kind])
      for (const { id } of [later, open]) {
        expect(await packageOf(code, id)).toBeUndefined()
        expect((await eventsOf(code, id)).map(({ action }) => action)).toContain('submit')
      }
    })
  },
)

test('what an interrupted run left is written over, and nothing of it is taken for the package', async () => {
  const world = await worldOf('application')
  const { id } = await endedCase(world, 11)
  const { rows } = await sql<{
    place: string
  }>`select 'application/' || to_char(updated_at at time zone 'Asia/Shanghai', 'YYYY')
    || '/' || apply_no || '-' || id place from product_application where id = ${id}`.execute(t.services.db)
  const place = path.join(folder, rows[0]?.place ?? '')
  for (const left of [place, `${place}.part`]) {
    await mkdir(left, { recursive: true })
    await writeFile(path.join(left, 'half'), 'half')
  }
  expect(await archive([world.kind])).toBe(1)
  expect((await packageOf('application', id))?.at).toBe(place)
  expect((await readdir(place)).toSorted()).toEqual([SUMS, 'case.json', 'documents'])
  expect(await readdir(path.dirname(place))).not.toContain(`${path.basename(place)}.part`)
})

test('a case whose document is lost stays whole, is told, and does not hold up the others', async () => {
  const world = await worldOf('application')
  const lost = await endedCase(world, 11)
  const sound = await endedCase(world, 11)
  const { rows } = await sql<{
    key: string
  }>`select storage_key key from file where id = any(${lost.fileIds}::text[])`.execute(t.services.db)
  const spoiled = placeOf(t.services, rows[0]?.key ?? '')
  const bytes = await readFile(spoiled)
  await rm(spoiled)
  faults.length = 0
  expect(await archive([world.kind])).toBe(1)
  expect(faults).toContainEqual(expect.objectContaining({ key: 'cases.notArchived', id: lost.id }))
  expect(await packageOf('application', lost.id)).toBeUndefined()
  expect(await packageOf('application', sound.id)).toBeDefined()
  expect((await eventsOf('application', lost.id)).map(({ action }) => action)).toContain('submit')
  await writeFile(spoiled, bytes)
  expect(await archive([world.kind])).toBe(1)
})

test('a request that others answer keeps its contact and documents until the last of them is archived', async () => {
  const { db } = t.services
  const world = await worldOf('lease')
  const { id, fileIds } = await endedCase(world, 11, 'DECLINED')
  const need = await requestId(world, id)
  const [other] = (
    await sql<{
      id: string
    }>`insert into lease_response (need_id, org_id, company_id, status, accept_due_at, updated_at)
      select need_id, ${world.otherOrgId}, company_id, status, accept_due_at, now() from lease_response where id = ${id} returning id`.execute(
      db,
    )
  ).rows
  const contact = async () =>
    (await sql<{ name: string }>`select contact_name name from lease_need where id = ${need}`.execute(db))
      .rows[0]?.name
  const links = async () =>
    (await sql`select from file_link where file_id = any(${fileIds}::text[])`.execute(db)).rows.length
  expect(await archive([world.kind])).toBe(1)
  expect(await contact()).not.toBe(ARCHIVED_NAME)
  expect(await links()).toBe(1)
  await sql`update lease_response set updated_at = now() - interval '11 years' where id = ${other?.id}`.execute(
    db,
  )
  expect(await archive([world.kind])).toBe(1)
  expect(await contact()).toBe(ARCHIVED_NAME)
  expect(await links()).toBe(0)
  // Both bear the number of the need, and each has its own package.
  for (const one of [id, other?.id ?? ''])
    expect((await packageOf('lease', one))?.told.row).toMatchObject({ id: Number(one) })
})

test('a month of timelines waits for its cases: it goes when the archive has taken them', async () => {
  const { db } = t.services
  const world = await worldOf('application')
  const { id } = await endedCase(world, 11)
  const end = `date_trunc('month', now() - interval '130 months')`
  const { rows } = await t.services.pool.query<{ end: string; before: string }>(
    `select (${end})::text "end", substring(pg_get_expr(relpartbound, oid) from $$TO \\('([^']+)'\\)$$) before
     from pg_class where oid = 'parts.case_event_before'::regclass`,
  )
  const [month] = rows
  await t.asOwner(`alter table case_event detach partition parts.case_event_before;
    alter table case_event attach partition parts.case_event_before for values from ('${month?.end}') to ('${month?.before}');
    create table parts.case_event_old partition of case_event for values from (minvalue) to ('${month?.end}')`)
  await sql`update case_event set at = ${month?.end}::timestamptz - interval '1 day'
    where kind = 'application' and case_id = ${id}`.execute(db)
  const isThere = async () =>
    (await sql<{ there: boolean }>`select to_regclass('parts.case_event_old') is not null there`.execute(db))
      .rows[0]?.there
  await keepMonths(db)
  expect(await isThere()).toBe(true)
  expect(await archive([world.kind])).toBe(1)
  await keepMonths(db)
  expect(await isThere()).toBe(false)
})
