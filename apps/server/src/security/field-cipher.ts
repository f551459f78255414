import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FORMER_FILE, FORMER_TEXT, openFormerFile, openFormerText } from './former-seals.ts'
import { keyIdOf, SUITES, type SuiteId, suites } from './suites.ts'

/** Encrypts sensitive fields at rest and makes them findable by a blind index (docs/product-rules.md, Sensitive fields; decision 0080). */
export interface FieldCipher {
  /** `<suite>.<key id>` in front of everything that is sealed now. */
  readonly mark: string
  /** The names of all known keys, the one that writes first. */
  readonly keyIds: readonly string[]
  /** Text → `<suite>.<key id>.<iv>.<tag>.<bytes>`, base64url. */
  encrypt(plain: string): string
  /** Opens what any known key sealed, by either suite. */
  decrypt(sealed: string): string
  /** A whole file → `LQF2`, suite, key id, nonce, tag and cipher text. */
  sealBytes(plain: Buffer): Buffer
  /** Throws for bytes that were sealed with no known key, or changed since. */
  openBytes(sealed: Buffer): Buffer
  /** A keyed hash: equal values give equal bytes, nothing else can be learned. By it values are kept. */
  blindIndex(plain: string): Buffer
  /** The hashes of a value by every known key and suite, the present one first. By them values are looked for. */
  blindIndexes(plain: string): Buffer[]
  /** A keyed hash for short secrets (codes, captcha answers), bound to what they are for. */
  secretHash(purpose: string, value: string): Buffer
  /** The same by every known key and suite: what another instance has kept during a rotation is right as well. */
  secretHashes(purpose: string, value: string): Buffer[]
}

/** Which suite writes, and which keys are read beside the one that writes. */
export interface CipherOptions {
  readonly suite?: SuiteId
  readonly readKeys?: readonly Buffer[]
}

const FILE_MARK = Buffer.from('LQF2', 'latin1')
const SUITE_BYTES = 2
const ID_BYTES = 4

/** One key under one suite. */
function makeWay(key: Buffer, suiteId: SuiteId) {
  const suite = suites[suiteId]
  const id = keyIdOf(key)
  return {
    suite,
    mark: `${suiteId}.${id}`,
    fileMark: Buffer.concat([FILE_MARK, Buffer.from(suiteId, 'latin1'), Buffer.from(id, 'hex')]),
    fields: suite.sealer(key, `${suiteId} field-seal`),
    files: suite.sealer(key, `${suiteId} file-seal`),
    // Of g1 they are named as before there were suites: what was indexed then is found.
    index: suite.mac(key, 'field-index'),
    secret: suite.mac(key, 'short-secret'),
  }
}

/** Seals with one 32-byte key and one suite; reads those of all given keys. */
export function makeFieldCipher(
  key: Buffer,
  { suite = 'g1', readKeys = [] }: CipherOptions = {},
): FieldCipher {
  const keys = [key, ...readKeys.filter((other) => !other.equals(key))]
  const now = makeWay(key, suite)
  const others = keys.flatMap((each) => SUITES.map((name) => makeWay(each, name)))
  const ways = [now, ...others.filter(({ mark }) => mark !== now.mark)]
  const byMark = new Map(ways.map((way) => [way.mark, way]))
  const byFileMark = new Map(ways.map((way) => [way.fileMark.toString('hex'), way]))
  const secretText = (purpose: string, value: string) => `${purpose}\0${value}`
  return {
    mark: now.mark,
    keyIds: keys.map(keyIdOf),
    encrypt(plain) {
      const { iv, tag, bytes } = now.fields.seal(Buffer.from(plain, 'utf8'), Buffer.from(now.mark))
      return [now.mark, ...[iv, tag, bytes].map((part) => part.toString('base64url'))].join('.')
    },
    decrypt(sealed) {
      if (sealed.startsWith(`${FORMER_TEXT}.`))
        return firstThatOpens(keys, (each) => openFormerText(each, sealed))
      const [suiteId, keyId, iv, tag, bytes] = sealed.split('.')
      const way = byMark.get(`${suiteId}.${keyId}`)
      if (!way || !iv || !tag || bytes === undefined) throw new Error('unknown cipher text or key')
      const [ivBytes, tagBytes, content] = [iv, tag, bytes].map((part) => Buffer.from(part, 'base64url'))
      if (!ivBytes || !tagBytes || !content) throw new Error('unknown cipher text')
      return way.fields
        .open({ iv: ivBytes, tag: tagBytes, bytes: content }, Buffer.from(way.mark))
        .toString('utf8')
    },
    sealBytes(plain) {
      const { iv, tag, bytes } = now.files.seal(plain, now.fileMark)
      return Buffer.concat([now.fileMark, iv, tag, bytes])
    },
    openBytes(sealed) {
      if (sealed.subarray(0, FORMER_FILE.length).equals(FORMER_FILE)) {
        return firstThatOpens(keys, (each) => openFormerFile(each, sealed))
      }
      const markLength = FILE_MARK.length + SUITE_BYTES + ID_BYTES
      const way = byFileMark.get(sealed.subarray(0, markLength).toString('hex'))
      if (!way) throw new Error('no sealed file, or an unknown key')
      const [, iv, tag, bytes] = cut(sealed, markLength, way.suite.ivBytes, way.suite.tagBytes)
      if (!iv || tag?.length !== way.suite.tagBytes || !bytes) throw new Error('no sealed file')
      return way.files.open({ iv, tag, bytes }, way.fileMark)
    },
    blindIndex: (plain) => now.index(plain),
    blindIndexes: (plain) => ways.map((way) => way.index(plain)),
    secretHash: (purpose, value) => now.secret(secretText(purpose, value)),
    secretHashes: (purpose, value) => ways.map((way) => way.secret(secretText(purpose, value))),
  }
}

/** What was sealed before keys were named is tried with each. */
function firstThatOpens<T>(keys: readonly Buffer[], open: (key: Buffer) => T): T {
  let failure: unknown
  for (const key of keys) {
    try {
      return open(key)
    } catch (error) {
      failure ??= error
    }
  }
  throw failure
}

/** Pieces of these lengths from the front, and the rest. */
function cut(bytes: Buffer, ...lengths: readonly number[]): Buffer[] {
  let at = 0
  const pieces = lengths.map((length) => bytes.subarray(at, (at += length)))
  return [...pieces, bytes.subarray(at)]
}

/** The cipher as the environment says: suite, the key that writes, and those that are read as well. */
export function cipherOf(
  config: {
    readonly fieldKey: string | undefined
    readonly fieldSuite: SuiteId
    readonly fieldKeysRead: readonly string[]
    readonly dataDir: string
  },
  key = loadFieldKey(config.fieldKey, config.dataDir),
): FieldCipher {
  const readKeys = config.fieldKeysRead.map((each) => Buffer.from(each, 'hex'))
  return makeFieldCipher(key, { suite: config.fieldSuite, readKeys })
}

/** The configured key, or one made once and kept beside the data with mode 0600. */
export function loadFieldKey(configured: string | undefined, dataDir: string): Buffer {
  if (configured) return Buffer.from(configured, 'hex')
  const path = join(dataDir, 'field.key')
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    } catch (raced) {
      if ((raced as NodeJS.ErrnoException).code !== 'EEXIST') throw raced
    }
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  }
}
