import { createHash, randomUUID } from 'node:crypto'
import type { S3Settings } from '../../process/file-store-settings.ts'
import { ASIDE, placeOfKey, type StoredFile } from '../file-storage.ts'
import { StorageAway } from '../storage-away.ts'
import type { Part } from './parts-of.ts'
import { answerWord, errorCodeOf } from './s3-answers.ts'
import { checksumHeaders, type S3Answer, type S3Client } from './s3-client.ts'

interface Bucket {
  readonly client: S3Client
  readonly settings: S3Settings
  readonly encryption: Readonly<Record<string, string>>
}

/**
 * Keeps a stream that is longer than one part. Its key is its digest, which is known at its end: the parts become an object
 * aside, the server copies that one to its place, and the one aside goes. Whatever fails takes everything back.
 */
export async function putLong(
  bucket: Bucket,
  first: Buffer,
  others: AsyncIterable<Part>,
): Promise<StoredFile> {
  const { client, settings, encryption } = bucket
  const aside = `${ASIDE}/${randomUUID()}`
  const begun = answered(
    await client.ask({
      method: 'POST',
      key: aside,
      query: { uploads: '' },
      headers: { 'x-amz-checksum-algorithm': 'SHA256', ...encryption },
    }),
  )
  const uploadId = answerWord(begun.text, 'UploadId')
  try {
    const { size, sha256 } = await sendParts(client, { aside, uploadId }, first, others)
    const source = `/${settings.bucket}/${settings.prefix}${aside}`
    const headers = { 'x-amz-copy-source': source, ...encryption }
    answered(await client.ask({ method: 'PUT', key: placeOfKey(sha256), headers }))
    await client.ask({ method: 'DELETE', key: aside })
    return { key: sha256, size, sha256 }
  } catch (error) {
    // The sweep takes away what cannot be taken away at this moment.
    await client.ask({ method: 'DELETE', key: aside, query: { uploadId } }).catch(() => undefined)
    await client.ask({ method: 'DELETE', key: aside }).catch(() => undefined)
    throw error
  }
}

async function sendParts(
  client: S3Client,
  { aside, uploadId }: { aside: string; uploadId: string },
  first: Buffer,
  others: AsyncIterable<Part>,
) {
  const whole = createHash('sha256')
  const sent: string[] = []
  let size = 0
  async function sendPart(body: Buffer) {
    whole.update(body)
    size += body.length
    const digest = createHash('sha256').update(body).digest()
    const partNumber = sent.length + 1
    const { headers } = answered(
      await client.ask({
        method: 'PUT',
        key: aside,
        query: { partNumber: String(partNumber), uploadId },
        headers: checksumHeaders(digest),
        body,
      }),
    )
    // Servers that keep checksums ask for them again, the others would refuse an element they do not know.
    const kept = headers['x-amz-checksum-sha256']
    const checksum = typeof kept === 'string' ? `<ChecksumSHA256>${kept}</ChecksumSHA256>` : ''
    const etag = `<ETag>${String(headers.etag)}</ETag>`
    sent.push(`<Part><PartNumber>${partNumber}</PartNumber>${etag}${checksum}</Part>`)
  }
  await sendPart(first)
  for await (const { bytes } of others) await sendPart(bytes)
  const body = Buffer.from(`<CompleteMultipartUpload>${sent.join('')}</CompleteMultipartUpload>`)
  const headers = {
    'content-type': 'application/xml',
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
  }
  answered(await client.ask({ method: 'POST', key: aside, query: { uploadId }, headers, body }))
  return { size, sha256: whole.digest('hex') }
}

/** Completing and copying begin to answer before they are through, and may say at the end that they failed. */
function answered(answer: S3Answer | undefined): S3Answer {
  const code = answer ? errorCodeOf(answer.text) : 'NoSuchUpload'
  if (!answer || code !== '') throw new StorageAway(`multipart: ${code}`, { isWriting: true })
  return answer
}
