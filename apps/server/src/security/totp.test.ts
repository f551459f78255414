import { describe, expect, it } from 'vitest'
import { base32, hotp, makeSecret, matchStep, otpauthUri, stepOf } from './totp.ts'

/** RFC 6238, appendix B: the seed is these digits, repeated to the length of the hash. */
const seed = (length: number) => Buffer.from('1234567890'.repeat(7).slice(0, length))
const SEEDS = { sha1: seed(20), sha256: seed(32), sha512: seed(64) }

describe('one-time passwords', () => {
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('are those of RFC 6238 at second %i', (second, sha1, sha256, sha512) => {
    const counter = stepOf(new Date(second * 1000))
    for (const [algorithm, expected] of Object.entries({ sha1, sha256, sha512 })) {
      const name = algorithm as keyof typeof SEEDS
      expect(hotp(SEEDS[name], counter, { digits: 8, algorithm: name })).toBe(expected)
    }
  })

  it('are those of RFC 4226 for the first counters', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => hotp(SEEDS.sha1, counter))
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ])
  })

  it('are taken one step early or late, never further', () => {
    const secret = makeSecret()
    const now = new Date('2026-11-20T09:30:15+08:00')
    const step = stepOf(now)
    const matched = [-2, -1, 0, 1, 2].map((away) => matchStep(secret, hotp(secret, step + away), now, 0))
    expect(matched).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it('are refused for a step that was used, and for older ones', () => {
    const secret = makeSecret()
    const now = new Date('2026-11-20T09:30:15+08:00')
    const step = stepOf(now)
    expect(matchStep(secret, hotp(secret, step), now, step)).toBeUndefined()
    expect(matchStep(secret, hotp(secret, step - 1), now, step)).toBeUndefined()
    expect(matchStep(secret, hotp(secret, step + 1), now, step)).toBe(step + 1)
  })

  it('are refused when they are no six digits', () => {
    const secret = makeSecret()
    const now = new Date('2026-11-20T09:30:15+08:00')
    for (const typed of ['', '1', hotp(secret, stepOf(now), { digits: 8 })]) {
      expect(matchStep(secret, typed, now, 0)).toBeUndefined()
    }
  })

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('have secrets written as RFC 4648 does: %j', (plain, written) => {
    expect(base32(Buffer.from(plain))).toBe(written)
  })

  it('come with an address that authenticator apps scan', () => {
    const uri = new URL(otpauthUri(SEEDS.sha1, '陇企融', 'operator'))
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/%E9%99%87%E4%BC%81%E8%9E%8D:operator\?/)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: '陇企融',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
