import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signatureProblem } from './verify-signature.fixtures.ts'

export const BUCKET = 'files'
/** So few entries on a page, so that every list has several. */
const PAGE = 2

interface Kept {
  bytes: Buffer
  putAt: Date
  encryption: string | undefined
}

interface Upload {
  key: string
  begunAt: Date
  parts: Map<number, Buffer>
}

interface Asked {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

const md5 = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
})

/** What an S3 server has to keep to for this product, and strict in it: signatures, digests, conditions; its memory is its bucket. */
export async function startS3Server() {
  const objects = new Map<string, Kept>()
  const uploads = new Map<string, Upload>()
  const asked: { method: string; path: string }[] = []
  /** Takes the place of an answer while it answers something. */
  let trouble: (asked: Asked) => 'hang' | 'break' | Answer | undefined = () => undefined

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://server')
    const [, bucket, ...rest] = url.pathname.split('/')
    const what: Asked = {
      method: request.method ?? '',
      key: rest.join('/'),
      query: url.searchParams,
      headers: request.headers,
      body: await buffer(request),
    }
    asked.push({ method: what.method, path: `${url.pathname}${url.search}` })
    const problem = signatureProblem(request, what.body)
    const instead = problem ? refusal(problem.startsWith('XAmz') ? 400 : 403, problem) : trouble(what)
    if (instead === 'hang') return
    const answer =
      instead === undefined || instead === 'break'
        ? bucket === BUCKET
          ? answerOf(what)
          : refusal(404, 'NoSuchBucket')
        : instead
    const body = Buffer.from(answer.body ?? '')
    response.writeHead(answer.status, { 'content-length': String(body.length), ...answer.headers })
    if (instead !== 'break') return response.end(what.method === 'HEAD' ? undefined : body)
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  }

  function answerOf(what: Asked): Answer {
    const uploadId = what.query.get('uploadId')
    if (uploadId !== null) return ofUpload(what, uploadId)
    if (what.method === 'POST' && what.query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key: what.key, begunAt: new Date(), parts: new Map() })
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    if (what.method === 'PUT') return put(what)
    if (what.method === 'DELETE') {
      objects.delete(what.key)
      return { status: 204 }
    }
    return what.key === '' ? list(what.query) : read(what)
  }

  function put({ key, headers, body }: Asked): Answer {
    const source = headers['x-amz-copy-source']
    const from = typeof source === 'string' ? objects.get(source.slice(BUCKET.length + 2)) : undefined
    if (source !== undefined && !from) return refusal(404, 'NoSuchKey')
    const bytes = from?.bytes ?? body
    const problem = checksumProblem(headers, body)
    if (!from && problem) return problem
    if (headers['if-none-match'] === '*' && objects.has(key)) return refusal(412, 'PreconditionFailed')
    const encryption = headers['x-amz-server-side-encryption']
    objects.set(key, { bytes, putAt: new Date(), encryption: encryption?.toString() })
    const text = from ? `<CopyObjectResult><ETag>${md5(bytes)}</ETag></CopyObjectResult>` : ''
    return { status: 200, headers: { etag: md5(bytes) }, body: text }
  }

  function ofUpload({ method, key, query, headers, body }: Asked, id: string): Answer {
    const upload = uploads.get(id)
    if (upload?.key !== key) return refusal(404, 'NoSuchUpload')
    if (method === 'PUT') {
      const problem = checksumProblem(headers, body)
      if (problem) return problem
      upload.parts.set(Number(query.get('partNumber')), body)
      const checksum = String(headers['x-amz-checksum-sha256'])
      return { status: 200, headers: { etag: md5(body), 'x-amz-checksum-sha256': checksum } }
    }
    uploads.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)]
    const parts = named.map(([, number, etag]) => ({ etag, bytes: upload.parts.get(Number(number)) }))
    const isRight = parts.every(({ etag, bytes }) => bytes && md5(bytes) === etag)
    // As real servers do: the refusal comes behind a status that sounds well.
    if (!isRight) return { ...refusal(200, 'InvalidPart') }
    objects.set(key, {
      bytes: Buffer.concat(parts.map(({ bytes }) => bytes ?? Buffer.alloc(0))),
      putAt: new Date(),
      encryption: undefined,
    })
    return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
  }

  function read({ key }: Asked): Answer {
    const found = objects.get(key)
    if (!found) return refusal(404, 'NoSuchKey')
    return { status: 200, headers: { etag: md5(found.bytes) }, body: found.bytes }
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? ''
    if (query.has('uploads')) {
      const all = [...uploads].filter(([, { key }]) => key.startsWith(prefix)).toSorted()
      const page = all.filter(([id]) => id > (query.get('upload-id-marker') ?? '')).slice(0, PAGE)
      const last = page.at(-1)
      const isCut = last !== undefined && last !== all.at(-1)
      const entries = page.map(
        ([id, { key, begunAt }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
      )
      const next = isCut
        ? `<NextKeyMarker>${last[1].key}</NextKeyMarker><NextUploadIdMarker>${last[0]}</NextUploadIdMarker>`
        : ''
      return { status: 200, body: `<R><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</R>` }
    }
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const page = all.filter((key) => key > (query.get('continuation-token') ?? '')).slice(0, PAGE)
    const isCut = page.at(-1) !== all.at(-1)
    const entries = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.putAt.toISOString()}</LastModified></Contents>`,
    )
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return { status: 200, body: `<R><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</R>` }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/${BUCKET}`,
    objects,
    uploads,
    asked,
    setTrouble(next: typeof trouble) {
      trouble = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

function checksumProblem(headers: IncomingHttpHeaders, body: Buffer): Answer | undefined {
  const digest = createHash('sha256').update(body).digest('base64')
  return headers['x-amz-checksum-sha256'] === digest ? undefined : refusal(400, 'BadDigest')
}
