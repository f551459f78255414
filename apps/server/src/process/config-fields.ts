import { isIP, isIPv4 } from 'node:net'
import * as z from 'zod'

const OLDER_PROXIES: Readonly<Record<string, string[]>> = {
  '': [],
  0: [],
  false: [],
  1: ['loopback'],
  true: ['loopback'],
}

/** Yes or no, as people write it in an environment. */
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')

/** Addresses of databases, separated by commas. */
export const databaseUrls = z
  .string()
  .transform((value) => value.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^postgres(?:ql)?$/ })))

/** `name:secret` pairs, separated by commas. */
export const credentials = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[A-Za-z][\w-]{1,39}:[\x21-\x2b\x2d-\x7e]{16,200}$/, '须为“名称:密钥”，密钥至少 16 个字符'),
    ),
  )
  .transform((pairs) => pairs.map((pair) => splitPair(pair)))

/** Ranges that have a name: this machine, and the private ones of a network. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** An address, a network as address/length, or a named range. */
function isProxy(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  if (NAMED_RANGES.has(text)) return true
  if (isIP(address) === 0 || more.length > 0) return false
  return (
    length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (isIPv4(address) ? 32 : 128))
  )
}

/** Trusted proxies, separated by commas; `1` of older settings is a proxy on the same machine. */
export const proxies = z
  .string()
  .transform((value) => OLDER_PROXIES[value] ?? value.split(',').map((proxy) => proxy.trim()))
  .pipe(z.array(z.string().refine(isProxy, '每项须为 IP 地址、网段（如 10.0.0.0/8）或 loopback')))

function splitPair(pair: string) {
  const at = pair.indexOf(':')
  return { name: pair.slice(0, at), secret: pair.slice(at + 1) }
}
