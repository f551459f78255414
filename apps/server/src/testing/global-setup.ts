import type { TestProject } from 'vitest/node'
import pg from 'pg'
import { admitApplication, makeRole } from '../data/application-role.store.ts'
import { startEphemeral } from '../data/embedded-postgres.ts'
import { loadReference } from '../data/load-reference.ts'
import { migrate } from '../data/migrate.ts'
import { makePool } from '../data/pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** TEST_TEMPLATE keeps runs apart that share one server. */
export const TEMPLATE = process.env.TEST_TEMPLATE ?? 'lqr_template'

/** The application of tests: what the product does, it does without owning a table. */
export const APPLICATION = { name: 'lqr_test', password: 'of-tests-alone' }

/** The same address as the application. */
export function asApplication(url: string): string {
  const address = new URL(url)
  address.username = APPLICATION.name
  address.password = APPLICATION.password
  return address.href
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Makes the template on this server: migrated, open to the application, with reference data. */
export async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const template = withDatabase(url, TEMPLATE)
  await migrate(template)
  await makeRole(url, APPLICATION.name, APPLICATION.password)
  await admitApplication(template, APPLICATION.name)
  const pool = makePool({ url: asApplication(template), max: 1 })
  await loadReference(pool).finally(() => pool.end())
}

/** One PostgreSQL for the run (TEST_DATABASE_URL, or an ephemeral one) with a migrated template to copy per file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const started = given ? undefined : await startEphemeral()
  const url = given ?? started?.url ?? ''
  await makeTemplate(url)
  project.provide('databaseUrl', url)
  return async () => started?.stop()
}
