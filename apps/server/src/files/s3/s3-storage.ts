import { createHash } from 'node:crypto'
import type { GateRules } from '../../connectors/outbound/gate-rules.ts'
import type { S3Settings } from '../../process/file-store-settings.ts'
import { checkedStream } from '../checked-stream.ts'
import { ASIDE, type FileStorage, isStorageKey, keyAtPlace, placeOfKey } from '../file-storage.ts'
import { StorageAway } from '../storage-away.ts'
import { partsOf } from './parts-of.ts'
import { putLong } from './put-long.ts'
import { type ListedObject, readObjectList, readUploadList } from './s3-answers.ts'
import { checksumHeaders, makeS3Client, type S3Client } from './s3-client.ts'

/** S3 takes parts of 5 MiB and more; one is in memory while the next is gathered. */
const PART_BYTES = 8 * 1024 * 1024

export interface S3Options {
  readonly rules?: Partial<GateRules>
  readonly partBytes?: number
}

/** Bytes in a bucket, under the same names as in a folder, so that any tool can carry them from one to the other. */
export function makeS3Storage(settings: S3Settings, options: S3Options = {}): FileStorage {
  const client = makeS3Client(settings, options.rules)
  const encryption = encryptionHeaders(settings.encryption)
  const { prefix, bucketUrl } = settings

  async function putWhole(bytes: Buffer) {
    const digest = createHash('sha256').update(bytes).digest()
    const key = digest.toString('hex')
    const headers = { ...checksumHeaders(digest), ...encryption }
    const answer = await client.ask({ method: 'PUT', key: placeOfKey(key), headers, body: bytes })
    if (!answer) throw new StorageAway('PUT: no such place', { isWriting: true })
    return { key, size: bytes.length, sha256: key }
  }

  return {
    place: `${bucketUrl}/${prefix}`,
    isShared: true,
    async put(bytes) {
      if (Buffer.isBuffer(bytes)) return putWhole(bytes)
      const parts = partsOf(bytes, options.partBytes ?? PART_BYTES)
      const first = await parts.next()
      if (first.done) return putWhole(Buffer.alloc(0))
      if (first.value.isLast) return putWhole(first.value.bytes)
      return putLong({ client, settings, encryption }, first.value.bytes, parts)
    },
    async open(key) {
      if (!isStorageKey(key)) return undefined
      const found = await client.read(placeOfKey(key))
      const away = (cause: Error) => new StorageAway('GET: broken off', { isWriting: false, cause })
      return found && { size: found.size, stream: checkedStream(found.stream, key, away) }
    },
    async sizeOf(key) {
      if (!isStorageKey(key)) return undefined
      const found = await client.ask({ method: 'HEAD', key: placeOfKey(key) })
      return found && Number(found.headers['content-length'])
    },
    async remove(key) {
      if (isStorageKey(key)) await client.ask({ method: 'DELETE', key: placeOfKey(key) })
    },
    async *listOlder(moment) {
      for await (const { key: place, putAt } of listObjects(client, prefix)) {
        if (putAt >= moment) continue
        const key = keyAtPlace(place)
        if (key !== undefined) yield key
        else if (place.startsWith(`${ASIDE}/`)) await client.ask({ method: 'DELETE', key: place })
      }
      await abortOlder(client, prefix, moment)
    },
    async *listAll() {
      for await (const { key: place } of listObjects(client, prefix)) {
        const key = keyAtPlace(place)
        if (key !== undefined) yield key
      }
    },
  }
}

/** `AES256`, `aws:kms`, or `aws:kms:` and the name of a key; nothing is asked for where none is set. */
function encryptionHeaders(encryption: string | undefined): Record<string, string> {
  if (encryption === undefined) return {}
  const [, keyName] = /^aws:kms:(.+)$/.exec(encryption) ?? []
  if (keyName === undefined) return { 'x-amz-server-side-encryption': encryption }
  return {
    'x-amz-server-side-encryption': 'aws:kms',
    'x-amz-server-side-encryption-aws-kms-key-id': keyName,
  }
}

/** Every object below the prefix, its key without it. */
async function* listObjects(client: S3Client, prefix: string): AsyncGenerator<ListedObject> {
  let from: string | undefined
  do {
    const query = {
      'list-type': '2',
      ...(prefix === '' ? {} : { prefix }),
      ...(from === undefined ? {} : { 'continuation-token': from }),
    }
    const page = readObjectList((await listed(client, query)).text)
    for (const { key, putAt } of page.objects) yield { key: key.slice(prefix.length), putAt }
    from = page.next
  } while (from !== undefined)
}

/** Takes away what an interrupted upload left on the server, which nobody sees in a list of objects but is kept and paid for. */
async function abortOlder(client: S3Client, prefix: string, moment: Date): Promise<void> {
  let from: Readonly<Record<string, string>> | undefined = {}
  while (from) {
    const page = readUploadList(
      (await listed(client, { uploads: '', prefix: `${prefix}${ASIDE}/`, ...from })).text,
    )
    for (const { key, uploadId, putAt } of page.uploads)
      if (putAt < moment)
        await client.ask({ method: 'DELETE', key: key.slice(prefix.length), query: { uploadId } })
    from = page.next
  }
}

async function listed(client: S3Client, query: Record<string, string>) {
  const answer = await client.ask({ method: 'GET', query })
  if (!answer) throw new StorageAway('GET: no such bucket', { isWriting: false })
  return answer
}
