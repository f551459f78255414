import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startS3Server } from '../../files/s3/s3-server.fixtures.ts'
import { s3Environment } from '../../files/s3/s3-settings.fixtures.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeFile, pdfBytes } from './files.fixtures.ts'

/** An application whose files lie in a folder and are on their way into a bucket. */
export async function makeMoveWorld() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lqr-former-'))
  const server = await startS3Server()
  const environment = s3Environment(`${server.url}/uploads`, { FILES_ALSO_READ: pathToFileURL(folder).href })
  const app = await makeTestApp({}, undefined, environment)
  const { services } = app
  const { fileMove } = services
  if (!fileMove) throw new Error('nothing to move')
  const accountId = (await makeAccount(services.db, services, { sourceType: '3' })).id
  return {
    app,
    server,
    folder,
    environment,
    accountId,
    fileMove,
    /** A file that lies where files were written before. */
    make: (words: string) =>
      makeFile(
        services.db,
        { files: fileMove.from },
        { ownerAccountId: accountId, purpose: 'attachment', bytes: pdfBytes(words) },
      ),
    async keysOf(...ids: string[]) {
      const { rows } = await services.pool.query<{ key: string }>(
        'select storage_key as key from file where id = any($1) order by 1',
        [ids],
      )
      return rows.map(({ key }) => key)
    },
    async close() {
      await app.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type MoveWorld = Awaited<ReturnType<typeof makeMoveWorld>>
