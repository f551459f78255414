import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const KEY_ID = 'LQRACCESS'
export const SECRET = 'lqr-secret-key-0123'
export const REGION = 'us-east-1'

const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Signature Version 4 from the side of the server (docs.aws.amazon.com, "Signing AWS API requests"): the code of the refusal, or
 * undefined when the request is what the holder of the secret signed, body included.
 */
export function signatureProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const said = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  const [, scope = '', signedHeaders = '', signature] = said ?? []
  if (!said) return 'AccessDenied'
  const [keyId, day = ''] = scope.split('/')
  if (keyId !== KEY_ID || scope !== `${KEY_ID}/${day}/${REGION}/s3/aws4_request`) return 'InvalidAccessKeyId'
  const digest = String(request.headers['x-amz-content-sha256'])
  const names = signedHeaders.split(';')
  const amz = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))
  if (!['host', ...amz].every((name) => names.includes(name))) return 'AccessDenied'
  const url = new URL(request.url ?? '', 'http://server')
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    digest,
  ].join('\n')
  const moment = String(request.headers['x-amz-date'])
  const toSign = ['AWS4-HMAC-SHA256', moment, scope.slice(KEY_ID.length + 1), hex(canonical)].join('\n')
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  if (hmac(key, toSign).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  return digest === hex(body) ? undefined : 'XAmzContentSHA256Mismatch'
}
