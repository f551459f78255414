import pg from 'pg'
import { inject } from 'vitest'
import { fillSandbox } from '../../../../../../database/seeds/sandbox/fill-sandbox.ts'
import { sandboxBeside } from '../../../data/sandbox-database.ts'
import type { Sandbox } from '../../../http/sandbox.ts'
import { type HeldSandbox, makeSandbox } from '../../../make-sandbox.ts'
import { asApplication, withDatabase } from '../../../testing/global-setup.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'

export interface SandboxApp extends TestApp {
  readonly sandbox: HeldSandbox
}

/** An application with a sandbox beside its database, which is made when somebody opens it, as by the product itself. */
export async function makeSandboxApp(env: Record<string, string> = {}): Promise<SandboxApp> {
  const made = Promise.withResolvers<HeldSandbox>()
  const late: Sandbox = {
    services: async () => (await made.promise).services(),
    make: async () => (await made.promise).make(),
    fill: async (...given) => (await made.promise).fill(...given),
  }
  const test = await makeTestApp({ sandbox: late }, undefined, env)
  const name = new URL(test.databaseUrl).pathname.slice(1)
  const owner = withDatabase(inject('databaseUrl'), name)
  const sandbox = makeSandbox(
    test.services.config,
    sandboxBeside({ owner, application: asApplication(owner) }),
    {
      fill: () => Promise.resolve(fillSandbox),
      log: test.services.log,
    },
  )
  made.resolve(sandbox)
  return {
    ...test,
    sandbox,
    async close() {
      await sandbox.close()
      await dropSandbox(`${name}_sandbox`)
      await test.close()
    },
  }
}

async function dropSandbox(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`).finally(() => client.end())
}
