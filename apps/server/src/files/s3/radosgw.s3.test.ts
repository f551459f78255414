import { createHash } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOfKey } from '../file-storage.ts'
import { describePromises } from '../storage-promises.fixtures.ts'
import { startRadosgw } from './radosgw.fixtures.ts'
import { readObjectList, readUploadList } from './s3-answers.ts'
import { checksumHeaders, makeS3Client } from './s3-client.ts'
import { s3SettingsAt } from './s3-settings.fixtures.ts'
import { makeS3Storage } from './s3-storage.ts'

/** The smallest part that S3 servers take in front of others. */
const PART_BYTES = 5 * 1024 * 1024

let server: Awaited<ReturnType<typeof startRadosgw>>
beforeAll(async () => {
  server = await startRadosgw()
  await makeS3Client(s3SettingsAt(`${server.url}/files`)).ask({ method: 'PUT' })
})
afterAll(() => server.stop())

const ownerOf = (url: string) => makeS3Client(s3SettingsAt(url))

describePromises('a bucket of radosgw', PART_BYTES, async () => {
  const url = `${server.url}/files/uploads`
  const owner = ownerOf(url)
  return {
    files: makeS3Storage(s3SettingsAt(url), { partBytes: PART_BYTES }),
    async names() {
      const objects = readObjectList(
        (await owner.ask({ method: 'GET', query: { 'list-type': '2' } }))?.text ?? '',
      )
      const uploads = readUploadList((await owner.ask({ method: 'GET', query: { uploads: '' } }))?.text ?? '')
      return [...objects.objects, ...uploads.uploads].map(({ key }) => path.basename(key))
    },
    async spoil(key, bytes) {
      const headers = checksumHeaders(createHash('sha256').update(bytes).digest())
      await owner.ask({ method: 'PUT', key: placeOfKey(key), headers, body: bytes })
    },
    close: async () => undefined,
  }
})

describe('radosgw', () => {
  test('gives nothing to whoever does not sign, or signs with another secret', async () => {
    const files = makeS3Storage(s3SettingsAt(`${server.url}/files`))
    const { key } = await files.put(Buffer.from('private'))
    expect((await fetch(`${server.url}/files/${placeOfKey(key)}`)).status).toBe(403)
    const other = makeS3Storage(s3SettingsAt(`${server.url}/files`, { FILES_S3_SECRET: 'another' }))
    await expect(other.open(key)).rejects.toMatchObject({ code: 'STORE_NOT_READ' })
    await expect(other.put(Buffer.from('x'))).rejects.toMatchObject({ code: 'STORE_NOT_WRITTEN' })
  })

  test('is not taken for empty when the bucket is not there', async () => {
    const files = makeS3Storage(s3SettingsAt(`${server.url}/no-such-bucket`))
    await expect(files.open('0'.repeat(64))).rejects.toMatchObject({ code: 'STORE_NOT_READ' })
    await expect(Array.fromAsync(files.listAll())).rejects.toMatchObject({ code: 'STORE_NOT_READ' })
    await expect(files.put(Buffer.from('x'))).rejects.toMatchObject({ code: 'STORE_NOT_WRITTEN' })
  })

  test('takes no bytes other than those that were signed', async () => {
    const owner = ownerOf(`${server.url}/files`)
    const headers = { 'x-amz-content-sha256': '0'.repeat(64) }
    await expect(
      owner.ask({ method: 'PUT', key: 'tampered', headers, body: Buffer.from('tampered') }),
    ).rejects.toThrow('XAmzContentSHA256Mismatch')
    expect(await owner.read('tampered')).toBeUndefined()
  })
})
