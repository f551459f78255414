import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../data/embedded-postgres/run-program.ts'
import { demoConfig, withProduct } from './demo-database.fixtures.ts'
import {
  type PostgresServer,
  rowDigests,
  serverPrograms,
  startPostgresServer,
} from './postgres-server.fixtures.ts'
import { programFile } from './postgres-programs.ts'

let server: PostgresServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lqr-test-'))
  server = await startPostgresServer()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function runClient(name: string, ...args: string[]) {
  const programs = await serverPrograms()
  return runProgram(programFile(programs?.folder ?? '', name), args, { cwd: folder, account: undefined })
}

test('what pg_dump wrote is restored without an error, row for row, and the product starts on it', async () => {
  const from = await server.makeDatabase()
  const to = await server.makeDatabase()
  await withProduct(demoConfig(folder, from), async () => undefined)
  const before = await rowDigests(from)

  const dump = path.join(folder, 'plain.dump')
  expect(await runClient('pg_dump', '-Fc', '-f', dump, '-d', from)).toEqual({ code: 0, output: '' })
  expect(await runClient('pg_restore', '-d', to, dump)).toEqual({ code: 0, output: '' })

  const after = await rowDigests(to)
  expect(after).toEqual(before)
  for (const table of ['enterprise', 'product', 'organisation', 'article', 'policy'])
    expect(after[`public.${table}`], table).toMatch(/^[1-9]/)
  const answers = await withProduct(demoConfig(folder, to), async (app) => [
    (await app.inject('/readyz')).statusCode,
    (await app.inject('/dic/region/tree')).statusCode,
  ])
  expect(answers).toEqual([200, 200])
})
