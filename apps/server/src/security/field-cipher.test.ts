import { createCipheriv, createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type CipherOptions, makeFieldCipher } from './field-cipher.ts'
import { keyIdOf, type SuiteId, SUITES, suites } from './suites.ts'
import { formerFile, formerText } from './former-seals.fixtures.ts'
import { wordOf } from './index-word.ts'

const [A, B, C] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]
const cipherOf = (key: Buffer, suite: SuiteId, ...readKeys: Buffer[]) =>
  makeFieldCipher(key, { suite, readKeys } satisfies CipherOptions)
const PLAIN = '13900001234 张三 🙂'

/** By the names of suite and key, by the form, or by the tag. */
const REFUSED = /unknown|no sealed file|authenticat|tag|initialization vector/i

describe('the algorithms of the national suite', () => {
  it('are SM3 with the values of GB/T 32905-2016, annex A', () => {
    const sm3 = (text: string) => createHash('sm3').update(text).digest('hex')
    expect(sm3('abc')).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')
    expect(sm3('abcd'.repeat(16))).toBe('debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732')
  })

  it('are SM4 with the value of GB/T 32907-2016, annex A', () => {
    const block = Buffer.from('0123456789abcdeffedcba9876543210', 'hex')
    const cipher = createCipheriv('sm4-ecb', block, null).setAutoPadding(false)
    expect(cipher.update(block).toString('hex')).toBe('681edf34d206965e86b3e94f536e4246')
    // Counter mode is that block added to the content.
    const counter = createCipheriv('sm4-ctr', block, block)
    expect(counter.update(Buffer.alloc(16)).toString('hex')).toBe('681edf34d206965e86b3e94f536e4246')
  })

  it('derive their keys with HMAC-SM3 as RFC 5869 says', () => {
    const hmac = (key: Buffer, ...parts: Buffer[]) => {
      const made = createHmac('sm3', key)
      for (const part of parts) made.update(part)
      return made.digest()
    }
    const extracted = hmac(Buffer.alloc(32), A)
    const own = hmac(extracted, Buffer.from('field-index'), Buffer.of(1))
    expect(suites.s1.mac(A, 'field-index')('x')).toEqual(createHmac('sm3', own).update('x').digest())
  })
})

describe.each(SUITES)('suite %s', (suite) => {
  const cipher = cipherOf(A, suite)

  it.each(['', PLAIN, 'x'.repeat(70_000)])('opens what it sealed', (plain) => {
    const sealed = cipher.encrypt(plain)
    expect(sealed.startsWith(`${suite}.${keyIdOf(A)}.`)).toBe(true)
    expect(cipher.decrypt(sealed)).toBe(plain)
    expect(cipher.encrypt(plain)).not.toBe(sealed)
    const bytes = Buffer.from(plain)
    expect(cipher.openBytes(cipher.sealBytes(bytes))).toEqual(bytes)
  })

  it('refuses a text with any part changed, left out or cut', () => {
    const sealed = cipher.encrypt(PLAIN)
    const parts = sealed.split('.')
    for (const [at, part] of parts.entries()) {
      const other = part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`
      expect(() => cipher.decrypt(parts.with(at, other).join('.'))).toThrow(REFUSED)
      expect(() => cipher.decrypt(parts.toSpliced(at, 1).join('.'))).toThrow(REFUSED)
      if (at > 1) expect(() => cipher.decrypt(parts.with(at, part.slice(0, 4)).join('.'))).toThrow(REFUSED)
    }
  })

  it('refuses a file with any byte changed, or cut', () => {
    const sealed = cipher.sealBytes(Buffer.from(PLAIN))
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => cipher.openBytes(changed)).toThrow(REFUSED)
    }
    for (const length of [0, 4, 10, 30, sealed.length - 1]) {
      expect(() => cipher.openBytes(sealed.subarray(0, length))).toThrow(REFUSED)
    }
  })

  it('opens nothing of a key it was not given, also under the name of its own', () => {
    const [text, file] = [cipherOf(B, suite).encrypt(PLAIN), cipherOf(B, suite).sealBytes(Buffer.from(PLAIN))]
    expect(() => cipher.decrypt(text)).toThrow(REFUSED)
    expect(() => cipher.openBytes(file)).toThrow(REFUSED)
    expect(() => cipher.decrypt(text.replace(keyIdOf(B), keyIdOf(A)))).toThrow(REFUSED)
    Buffer.from(keyIdOf(A), 'hex').copy(file, 6)
    expect(() => cipher.openBytes(file)).toThrow(REFUSED)
  })

  it('reads texts and files of before suites, by any of its keys', () => {
    const reader = cipherOf(B, suite, C, A)
    expect(reader.decrypt(formerText(A, PLAIN))).toBe(PLAIN)
    expect(reader.openBytes(formerFile(A, Buffer.from(PLAIN))).toString()).toBe(PLAIN)
    expect(() => cipherOf(B, suite, C).decrypt(formerText(A, PLAIN))).toThrow(REFUSED)
    expect(() => cipherOf(B, suite, C).openBytes(formerFile(A, Buffer.from(PLAIN)))).toThrow(REFUSED)
  })
})

describe('a rotation', () => {
  it('from g1 to s1 and back with another key loses nothing on the way', () => {
    const steps = [cipherOf(A, 'g1'), cipherOf(B, 's1', A), cipherOf(C, 'g1', B, A)]
    const sealed = steps.map((step) => ({
      text: step.encrypt(PLAIN),
      file: step.sealBytes(Buffer.from(PLAIN)),
    }))
    for (const { text, file } of sealed) {
      expect(steps[2]?.decrypt(text)).toBe(PLAIN)
      expect(steps[2]?.openBytes(file).toString()).toBe(PLAIN)
    }
    expect(new Set(sealed.map(({ text }) => text.slice(0, 11))).size).toBe(3)
  })

  it('lets instances that write with either key find and check what the other one kept', () => {
    const [before, after] = [cipherOf(A, 'g1', B), cipherOf(B, 's1', A)]
    for (const [one, other] of [
      [before, after],
      [after, before],
    ] as const) {
      expect(one.blindIndexes(PLAIN)).toContainEqual(other.blindIndex(PLAIN))
      expect(one.secretHashes('sms', '1')).toContainEqual(other.secretHash('sms', '1'))
      expect(one.secretHashes('sms', '2')).not.toContainEqual(other.secretHash('sms', '1'))
      expect(one.decrypt(other.encrypt(PLAIN))).toBe(PLAIN)
    }
    expect(before.blindIndexes(PLAIN)[0]).toEqual(before.blindIndex(PLAIN))
    expect(wordOf(before.blindIndexes(PLAIN))).toBe(wordOf(after.blindIndexes(PLAIN)))
  })

  it('finds what was indexed before keys were named', () => {
    expect(cipherOf(A, 'g1').blindIndex('13900001234').toString('hex')).toBe(
      'f0d6b149995bf4af3df34792ad6182fd3a0b0dd6be8061f74e75d99a71db0f1a',
    )
  })
})
