import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadFile, uploadFile } from '@lqr/contract/files/calls.ts'
import { placeOfKey } from '../../files/file-storage.ts'
import { makeFolderStorage } from '../../files/folder-storage.ts'
import { StorageAway } from '../../files/storage-away.ts'
import { type S3Server, startS3Server } from '../../files/s3/s3-server.fixtures.ts'
import { s3Environment } from '../../files/s3/s3-settings.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeSealedFile, pdfBytes } from './files.fixtures.ts'
import { readWhole } from './read-whole.ts'

describe('uploads in a bucket', () => {
  let server: S3Server
  let test: TestApp
  let [owner, stranger, ownerId] = ['', '', '']
  beforeAll(async () => {
    server = await startS3Server()
    test = await makeTestApp({}, undefined, s3Environment(`${server.url}/uploads`))
    const [one, other] = await Promise.all(
      [0, 1].map(() => makeAccount(test.services.db, test.services, { sourceType: '3' })),
    )
    ownerId = one?.id ?? ''
    owner = await test.signIn(ownerId)
    stranger = await test.signIn(other?.id ?? '')
  })
  afterAll(async () => {
    await test.close()
    await server.stop()
  })

  const download = (id: string, token?: string) =>
    test.send(downloadFile, { params: { id } }, token === undefined ? {} : { token })
  const upload = (words: string) =>
    test.upload(uploadFile, {}, { name: 'a.pdf', bytes: pdfBytes(words) }, owner)
  const keyOf = async (id: string) => {
    const { rows } = await test.services.pool.query<{ key: string }>(
      'select storage_key as key from file where id = $1',
      [id],
    )
    return rows[0]?.key ?? ''
  }

  it('come through the product alone: the owner has the bytes, a stranger nothing, nobody an address of the bucket', async () => {
    const { data } = await upload('mine')
    const mine = await download(data.fileId, owner)
    expect(mine).toMatchObject({ status: 200, data: pdfBytes('mine') })
    expect((await download(data.fileId, stranger)).status).toBe(404)
    expect((await download(data.fileId)).status).toBe(401)
    const told = JSON.stringify([data, mine.headers, (await download(data.fileId, stranger)).headers])
    expect(told).not.toContain(new URL(server.url).host)
    expect(mine.headers.location).toBeUndefined()
  })

  it('are refused to whoever asks the bucket itself, also by a link as a browser would be given', async () => {
    const { data } = await upload('not by the back door')
    const place = `${server.url}/uploads/${placeOfKey(await keyOf(data.fileId))}`
    expect((await fetch(place)).status).toBe(403)
    expect((await fetch(`${place}?X-Amz-Signature=${'0'.repeat(64)}&X-Amz-Expires=60`)).status).toBe(403)
  })

  it('lie sealed in it where their kind asks for it', async () => {
    const id = await makeSealedFile(test.services, ownerId, 'licence')
    const kept = server.objects.get(`uploads/${placeOfKey(await keyOf(id))}`)
    expect(kept?.bytes.includes('licence')).toBe(false)
    expect((await download(id, owner)).data).toEqual(pdfBytes('licence'))
  })

  it('are damaged when the bucket gives other bytes, and no fault is opened when it gives nothing at all', async () => {
    const { data } = await upload('changed behind our back')
    const place = `uploads/${placeOfKey(await keyOf(data.fileId))}`
    const kept = server.objects.get(place)
    if (kept) kept.bytes = Buffer.from('other bytes')
    expect(await download(data.fileId, owner)).toMatchObject({ status: 500, error: { key: 'files.damaged' } })
    const faults = async () => (await test.services.pool.query('select from file_fault')).rowCount
    expect(await faults()).toBe(1)

    const { data: other } = await upload('away')
    server.setTrouble(() => ({ status: 503 }))
    const answer = await download(other.fileId, owner)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await faults()).toBe(1)
    const rows = async () => (await test.services.pool.query('select from file')).rowCount
    const before = await rows()
    expect(await upload('never kept')).toMatchObject({
      status: 503,
      msg: expect.stringContaining('不能保存'),
    })
    expect(await rows()).toBe(before)
    expect((await test.app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready' })
    server.setTrouble(() => undefined)
  })

  it('are read from the second copy while the bucket is away', async () => {
    const bytes = pdfBytes('in two places')
    const fileCopies = makeFolderStorage(path.join(test.services.config.dataDir, 'copies'))
    const { key: storageKey } = await fileCopies.put(bytes)
    const { log, db } = test.services
    const away = { open: () => Promise.reject(new StorageAway('GET: away', { isWriting: false })) }
    const services = { files: { ...test.services.files, ...away }, fileCopies }
    const file = { storageKey, storedSize: bytes.length }
    expect(await readWhole({ db, services, log }, file)).toEqual(bytes)
    await expect(
      readWhole({ db, services: { ...services, fileCopies: undefined }, log }, file),
    ).rejects.toThrow('away')
  })
})
