import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeLogger } from '../http/log.ts'
import { asApplication, withDatabase } from '../testing/global-setup.ts'
import { sandboxOnServer } from './sandbox-database.ts'

const server = inject('databaseUrl')
const name = `s_${randomUUID().replaceAll('-', '')}`
const application = asApplication(withDatabase(server, name))
const log = makeLogger('silent')

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(statement).finally(() => client.end())).rows
}

beforeAll(() => ask(server, `create database ${name}`))
afterAll(() => ask(server, `drop database if exists ${name} with (force)`))

test('a database that the administrator has made is migrated as the owner of the real one, and the application works in it', async () => {
  const place = sandboxOnServer(application, { real: asApplication(server), owner: server })
  expect(await place.isMade()).toBe(false)
  await place.prepare(log)
  await place.prepare(log)
  expect(await place.isMade()).toBe(true)
  const [row] = await ask<{ next: string }>(application, `select nextval('product_apply_no') next`)
  expect(Number(row?.next)).toBe(9_000_000_001)
  await expect(ask(application, 'create table mine (id int)')).rejects.toThrow('permission denied')
})

test('a database that nobody has made is none', async () => {
  const place = sandboxOnServer(asApplication(withDatabase(server, `${name}_none`)), {
    real: asApplication(server),
    owner: server,
  })
  expect(await place.isMade()).toBe(false)
  await expect(place.prepare(log)).rejects.toThrow('does not exist')
})

test('the database of the real cases is no sandbox, under whatever address it is named', async () => {
  const other = new URL(application)
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const place = sandboxOnServer(other.href, { real: application, owner: server })
  await expect(place.prepare(log)).rejects.toThrow('database of the real cases')
})
