import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeFile, pngBytes } from './files.fixtures.ts'
import { linkFiles } from './linked-files.ts'

const MIGRATION = new URL(
  '../../../../../database/migrations/0089_files_unguessable_ids.sql',
  import.meta.url,
)

/** The tables as they were: files and what refers to them by numbers that count up from 1. */
const BEFORE = `
  update file f set former_number = n.number
    from (select id, row_number() over (order by created_at) number from file) n where n.id = f.id;
  create function pg_temp.number_of(text) returns bigint language sql stable
    as 'select former_number from public.file where id = $1';
  alter table file_link drop constraint file_link_file_id_fkey,
    alter column file_id type bigint using pg_temp.number_of(file_id);
  alter table enterprise drop constraint enterprise_license_file_id_fkey,
    drop constraint enterprise_auth_letter_file_id_fkey,
    alter column license_file_id type bigint using pg_temp.number_of(license_file_id),
    alter column auth_letter_file_id type bigint using pg_temp.number_of(auth_letter_file_id);
  drop function pg_temp.number_of;
  do $$ declare later record; begin
    for later in select conrelid::regclass on_table, conname from pg_constraint
      where contype = 'f' and confrelid = 'file'::regclass
    loop execute format('alter table %s drop constraint %I', later.on_table, later.conname); end loop;
  end $$;
  alter table file drop constraint file_pkey, drop column id, drop constraint file_former_number_key;
  alter table file rename column former_number to id;
  alter table file alter column id set not null;
  alter table file alter column id add generated always as identity, add primary key (id);
  alter table file_link add foreign key (file_id) references file;
  alter table enterprise add foreign key (license_file_id) references file;
  alter table enterprise add foreign key (auth_letter_file_id) references file`

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('every file gets a random id, what referred to it follows, and its number leads nowhere', async () => {
  const { db, pool } = t.services
  const company = await makeEnterprise(db, t.services)
  const owner = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  const token = await t.signIn(owner.id)
  const maker = { ownerAccountId: owner.id, ownerCompanyId: company.id }
  const [licence, picture] = [
    await makeFile(db, t.services, { ...maker, bytes: pngBytes(1) }),
    await makeFile(db, t.services, { ...maker, bytes: pngBytes(2) }),
  ]
  const link = { entity: 'enterprise', entityId: company.id }
  await linkFiles(db, link, [{ fileId: licence, purpose: 'license' }])
  await pool.query('update enterprise set license_file_id = $1 where id = $2', [licence, company.id])
  await t.asOwner(BEFORE)
  await pool.query(`update account set avatar = '/portal/files/downloadFile/2' where id = $1`, [owner.id])

  await t.asOwner(await readFile(MIGRATION, 'utf8'))

  const { rows } = await pool.query<{ id: string; number: string; isLicence: boolean; isLinked: boolean }>(
    `select f.id, f.former_number number, e.id is not null "isLicence", l.file_id is not null "isLinked"
     from file f left join enterprise e on e.license_file_id = f.id left join file_link l on l.file_id = f.id
     order by f.former_number`,
  )
  expect(rows).toMatchObject([
    { number: '1', isLicence: true, isLinked: true },
    { number: '2', isLicence: false, isLinked: false },
  ])
  const ids = rows.map(({ id }) => id)
  expect(new Set([...ids, licence, picture]).size).toBe(4)
  const statusOf = async (id: string) => (await t.send(downloadFile, { params: { id } }, { token })).status
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(await statusOf(id)).toBe(200)
  }
  expect([await statusOf('1'), await statusOf('2')]).toEqual([404, 404])
  const info = await t.call(getUserInfo, {}, { token })
  expect(info.data.user.avatar).toBe(`/portal/files/downloadFile/${ids[1]}`)
  expect(await makeFile(db, t.services, { ...maker, bytes: pngBytes(3) })).toMatch(/^[0-9a-f]{32}$/)
})
