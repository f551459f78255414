import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeOfKey } from '../file-storage.ts'
import { checksumHeaders, makeS3Client } from './s3-client.ts'
import { type S3Server, startS3Server } from './s3-server.fixtures.ts'
import { s3SettingsAt } from './s3-settings.fixtures.ts'
import { makeS3Storage } from './s3-storage.ts'

const PART_BYTES = 64 * 1024
const NOTHING_THERE = '0'.repeat(64)
const PATIENT = { deadlineMs: 60_000, timeoutMs: 30_000, pauseMs: 1, openForMs: 60_000 }
/** For a server that says nothing. */
const QUICK = { ...PATIENT, timeoutMs: 200 }

let server: S3Server
beforeEach(async () => {
  server = await startS3Server()
})
afterEach(() => server.stop())

const storeAt = (url = server.url, others: Record<string, string> = {}, rules = PATIENT) =>
  makeS3Storage(s3SettingsAt(url, others), { partBytes: PART_BYTES, rules })
const refusal = { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }

describe('what is asked of the server', () => {
  test('a whole object carries its digest, the encryption that is wanted, and lies where a folder has it', async () => {
    const files = storeAt(`${server.url}/uploads`, { FILES_S3_ENCRYPTION: 'aws:kms:licences' })
    const { key } = await files.put(Buffer.from('sealed by the server as well'))
    const kept = server.objects.get(`uploads/${placeOfKey(key)}`)
    expect(kept?.encryption).toBe('aws:kms')
  })

  test('a part that arrives as other bytes is sent again, and a digest that stays wrong is refused', async () => {
    let damaged = 1
    server.setTrouble(({ method }) =>
      method === 'PUT' && damaged-- > 0
        ? { status: 400, body: '<Error><Code>BadDigest</Code></Error>' }
        : undefined,
    )
    const { key } = await storeAt().put(Buffer.from('arrives at the second try'))
    expect(await storeAt().sizeOf(key)).toBe(25)
    const client = makeS3Client(s3SettingsAt(server.url), PATIENT)
    const wrong = checksumHeaders(Buffer.alloc(32))
    await expect(
      client.ask({ method: 'PUT', key: 'wrong', headers: wrong, body: Buffer.from('x') }),
    ).rejects.toThrow('XAmzContentSHA256Mismatch')
    expect(server.objects.has('wrong')).toBe(false)
  })

  test('an object can be put on the condition that there is none', async () => {
    const client = makeS3Client(s3SettingsAt(server.url), PATIENT)
    const put = () =>
      client.ask({
        method: 'PUT',
        key: 'once',
        headers: { ...digestOfNothing(), 'if-none-match': '*' },
        body: Buffer.alloc(0),
      })
    await put()
    await expect(put()).rejects.toThrow('PreconditionFailed')
  })
})

describe('a server in trouble', () => {
  test('is asked again when it asks for patience', async () => {
    let times = 2
    server.setTrouble(() => (times-- > 0 ? refusal : undefined))
    const { key } = await storeAt().put(Buffer.from('third time'))
    expect(server.objects.has(placeOfKey(key))).toBe(true)
  })

  test('that says nothing holds nobody longer than the deadline, and then nobody at all', async () => {
    server.setTrouble(() => 'hang')
    const files = storeAt(server.url, {}, QUICK)
    for (let time = 0; time < 2; time += 1)
      await expect(files.open(NOTHING_THERE)).rejects.toMatchObject({ code: 'STORE_NOT_READ' })
    const before = server.asked.length
    await expect(files.open(NOTHING_THERE)).rejects.toThrow('circuit open')
    expect(server.asked).toHaveLength(before)
  })

  test('that is full is still read', async () => {
    const files = storeAt()
    const { key } = await files.put(Buffer.from('from before'))
    server.setTrouble(({ method }) => (method === 'PUT' ? refusal : undefined))
    for (let time = 0; time < 4; time += 1)
      await expect(files.put(Buffer.from('more'))).rejects.toMatchObject({ code: 'STORE_NOT_WRITTEN' })
    const found = await files.open(key)
    expect(found && (await buffer(found.stream)).toString()).toBe('from before')
  })

  test.each([
    ['the secret is another', () => storeAt(server.url, { FILES_S3_SECRET: 'another' })],
    ['the bucket is not there', () => storeAt(server.url.replace('/files', '/others'))],
    [
      'it sends one elsewhere',
      () => {
        server.setTrouble(() => ({ status: 301, headers: { location: 'http://elsewhere.example/' } }))
        return storeAt()
      },
    ],
  ])('is not taken for one without the file when %s', async (_what, make) => {
    const files = make()
    await expect(files.open(NOTHING_THERE)).rejects.toMatchObject({ code: 'STORE_NOT_READ' })
    await expect(Array.fromAsync(files.listAll())).rejects.toMatchObject({ code: 'STORE_NOT_READ' })
  })

  test('that breaks off in the middle of an object fails the stream, and leaves the process alone', async () => {
    const files = storeAt()
    const { key } = await files.put(randomBytes(200_000))
    server.setTrouble(() => 'break')
    const found = await files.open(key)
    await expect(found && buffer(found.stream)).rejects.toMatchObject({ code: 'STORE_NOT_READ' })
  })
})

describe('a stream of several parts', () => {
  const long = () => Readable.from([randomBytes(PART_BYTES * 3)])

  test.each([
    ['a part', (query: URLSearchParams) => query.get('partNumber') === '2'],
    ['its end', (query: URLSearchParams) => query.has('uploadId') && !query.has('partNumber')],
  ])('is taken back whole when %s is refused', async (_what, isMeant) => {
    server.setTrouble(({ method, query }) => (method !== 'DELETE' && isMeant(query) ? refusal : undefined))
    await expect(storeAt().put(long())).rejects.toMatchObject({ code: 'STORE_NOT_WRITTEN' })
    expect([server.uploads.size, server.objects.size]).toEqual([0, 0])
  })

  test('is taken back when the server begins well and says at the end that it failed', async () => {
    server.setTrouble(({ headers }) =>
      headers['x-amz-copy-source'] === undefined
        ? undefined
        : { status: 200, body: '<Error><Code>InternalError</Code></Error>' },
    )
    await expect(storeAt().put(long())).rejects.toThrow('InternalError')
    expect([server.uploads.size, server.objects.size]).toEqual([0, 0])
  })

  test('that a dead process left behind goes with the next sweep, whoever is at work keeps theirs', async () => {
    const files = storeAt(`${server.url}/uploads`)
    const aside = ['1', '2', '3'].map((name) => `uploads/incoming/put/${name}`)
    for (const [index, key] of aside.entries()) {
      server.uploads.set(`left-${index}`, { key, begunAt: new Date(0), parts: new Map() })
      server.objects.set(key, { bytes: Buffer.from('half'), putAt: new Date(0), encryption: undefined })
    }
    server.uploads.set('under way', { key: aside[0] ?? '', begunAt: new Date(), parts: new Map() })
    const theirs = ['of-others', `uploads/backups/monday/${NOTHING_THERE}`, 'uploads/incoming/puts']
    for (const name of theirs)
      server.objects.set(name, { bytes: Buffer.of(), putAt: new Date(0), encryption: undefined })
    const { key } = await files.put(Buffer.from('kept'))
    expect(await Array.fromAsync(files.listOlder(new Date(Date.now() - 3_600_000)))).toEqual([])
    expect([...server.uploads.keys()]).toEqual(['under way'])
    expect([...server.objects.keys()]).toEqual([...theirs, `uploads/${placeOfKey(key)}`])
    expect(await Array.fromAsync(files.listAll())).toEqual([key])
  })
})

function digestOfNothing() {
  return checksumHeaders(
    Buffer.from('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'hex'),
  )
}
