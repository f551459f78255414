import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeFile, pdfBytes, placeOf } from './files.fixtures.ts'
import { findFiles } from './files.store.ts'

/** An application with two stores, and an account whose files lie in the first of them. */
export async function makeTwoStores() {
  const copyDir = await mkdtemp(path.join(tmpdir(), 'lqr-copies-'))
  const app: TestApp = await makeTestApp({}, undefined, { FILES_COPY_DIR: copyDir })
  const { services } = app
  const accountId = (await makeAccount(services.db, services, { sourceType: '3' })).id
  return {
    app,
    copyDir,
    accountId,
    /** A file whose words tell it from others; it lies in the first store alone. */
    async make(words: string, purpose = 'attachment') {
      const maker = { ownerAccountId: accountId, purpose, bytes: pdfBytes(words) }
      const [file] = await findFiles(services.db, [await makeFile(services.db, services, maker)])
      if (!file) throw new Error('no file')
      const { id, storageKey: key } = file
      return { id, key, first: placeOf(services, key), second: placeOf(services, key, copyDir) }
    },
    async faultsOf(key: string) {
      const { rows } = await services.pool.query<object>(
        'select place, kind, found_by, outcome from file_fault where storage_key = $1 order by place, id',
        [key],
      )
      return rows
    },
    async close() {
      await app.close()
      await rm(copyDir, { recursive: true, force: true })
    },
  }
}

export type TwoStores = Awaited<ReturnType<typeof makeTwoStores>>
