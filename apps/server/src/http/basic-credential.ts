import type { BasicCredential } from './bind-call.ts'

const LONGEST = 600

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Name and secret of a Basic Authorization header, each url-encoded as RFC 6749, 2.3.1 asks; undefined for any other header. */
export function basicCredential(header: string | undefined): BasicCredential | undefined {
  if (!header || header.length > LONGEST || !/^Basic /i.test(header)) return undefined
  const text = Buffer.from(header.slice(6).trim(), 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return undefined
  const name = decoded(text.slice(0, colon))
  const secret = decoded(text.slice(colon + 1))
  return name && secret ? { name, secret } : undefined
}
