import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { makeRole } from './application-role.store.ts'
import { awaitDatabase } from './await-database.ts'
import { startEmbedded } from './embedded-postgres.ts'
import { type DatabaseUrls, fillReference, prepareDatabase } from './prepare-database.ts'
import { sandboxBeside, sandboxOnServer, type SandboxPlace } from './sandbox-database.ts'

export interface OpenDatabase {
  /** As the application. */
  readonly url: string
  /** Where made-up cases for systems of institutions lie; undefined: nowhere. */
  readonly sandbox: SandboxPlace | undefined
  /** Stops the embedded database; a server's is left running. */
  close(): Promise<void>
}

/** The role of the application in the embedded database; on a server its administrator names it. */
const EMBEDDED_ROLE = 'longqirong'

/** The configured server, or the embedded one in `dataDir`; migrated and with its reference data. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, log: (message) => log.warn(message) })
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
  const urls = embedded
    ? await embeddedUrls(embedded.url)
    : { owner: config.databaseOwnerUrl, application: config.databaseUrl ?? '' }
  await awaitDatabase(urls.application, { say })
  const { applied, isOwner } = await prepareDatabase(urls)
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  if (isOwner && !config.demo)
    log.warn('the application owns the tables it works with: see docs/operations/audit.md')
  await fillReference(urls.application, log)
  const sandbox = embedded ? sandboxBeside({ ...urls, owner: embedded.url }) : sandboxOf(config)
  const url = embedded?.nearby(urls.application) ?? urls.application
  return { url, sandbox, close: async () => embedded?.stop() }
}

/** The sandbox that is configured; the embedded database has one beside it without being told. */
export function sandboxOf(config: Config): SandboxPlace | undefined {
  const { databaseSandboxUrl: url, databaseUrl: real = '', databaseOwnerUrl: owner } = config
  return url === undefined ? undefined : sandboxOnServer(url, { real, owner })
}

/** The embedded database is owned by its superuser; the application gets a role whose password follows from that one's. */
async function embeddedUrls(owner: string): Promise<DatabaseUrls> {
  const application = new URL(owner)
  const password = createHmac('sha256', application.password).update(EMBEDDED_ROLE).digest('base64url')
  await makeRole(owner, EMBEDDED_ROLE, password)
  application.username = EMBEDDED_ROLE
  application.password = password
  return { owner, application: application.href }
}
