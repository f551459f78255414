import { access, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFieldCipher } from '../../security/field-cipher.ts'
import { copyFile } from './copy-file.ts'
import { makeTwoStores, type TwoStores } from './file-stores.fixtures.ts'
import { makeSealedFile, pdfBytes, placeOf } from './files.fixtures.ts'
import { findFiles } from './files.store.ts'
import { readWhole } from './read-whole.ts'
import { fileRenewer } from './renew-files.ts'
import { openStored } from './seal-file.ts'

const [A, B] = [1, 2].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer]
const before = makeFieldCipher(A, { readKeys: [B] })
const after = makeFieldCipher(B, { suite: 's1', readKeys: [A] })
const alone = makeFieldCipher(B, { suite: 's1' })

let stores: TwoStores
beforeAll(async () => {
  stores = await makeTwoStores()
})
afterAll(() => stores.close())

const sealedFile = (words: string) =>
  makeSealedFile({ ...stores.app.services, cipher: before }, stores.accountId, words)
const rowOf = async (id: string) => {
  const [file] = await findFiles(stores.app.services.db, [id])
  if (!file) throw new Error('no file')
  return file
}
const renewer = (limit = 2) => fileRenewer({ ...stores.app.services, cipher: after }, limit)
const read = async (id: string) => {
  const { services } = stores.app
  const file = await rowOf(id)
  const bytes = await readWhole({ db: services.db, services, log: services.log }, file)
  return openStored({ cipher: alone }, file, bytes, services.log)
}

test('every file is sealed anew beside its old bytes, in portions, and its second copy follows by a job', async () => {
  const { services } = stores.app
  const ids = [await sealedFile('one'), await sealedFile('two'), await sealedFile('three')]
  const old = await Promise.all(ids.map(rowOf))
  const first = await renewer().renewBatch(undefined)
  expect(first).toMatchObject({ renewed: 2, failed: 0 })
  expect(await renewer().renewBatch(first.next)).toEqual({ renewed: 1, failed: 0, next: undefined })
  for (const [at, words] of ['one', 'two', 'three'].entries())
    expect(await read(ids[at] ?? '')).toEqual(pdfBytes(words))
  // Whoever has read the row before reads on.
  for (const { storageKey } of old) await access(placeOf(services, storageKey))
  const [renewed] = await Promise.all(ids.map(rowOf))
  const key = renewed?.storageKey ?? ''
  const { rows } = await services.pool.query(
    `select 1 from graphile_worker._private_jobs where payload->>'storageKey' = $1`,
    [key],
  )
  expect(rows).toHaveLength(1)
  await copyFile(services, key)
  await access(placeOf(services, key, stores.copyDir))
  expect(await renewer().renewBatch(undefined)).toEqual({ renewed: 0, failed: 0, next: undefined })
})

test('a file whose bytes are damaged stays as it is and hinders no other', async () => {
  const [damaged, sound] = [await sealedFile('damaged'), await sealedFile('sound')]
  const was = await rowOf(damaged)
  await writeFile(placeOf(stores.app.services, was.storageKey), 'spoiled')
  expect(await renewer(10).renewBatch(undefined)).toEqual({ renewed: 1, failed: 1, next: undefined })
  expect(await rowOf(damaged)).toEqual(was)
  expect(await read(sound)).toEqual(pdfBytes('sound'))
})
