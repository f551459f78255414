import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readSandboxConfig } from './sandbox-config.ts'
import { cipherOf } from './security/field-cipher.ts'

const [REAL, MADE] = ['a'.repeat(64), 'b'.repeat(64)]
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lqr-sandbox-'))
  await mkdir(join(dataDir, 'sandbox'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test.each([
  ['the environment', { FIELD_KEY: REAL }],
  ['the folder of the data', {}],
])('a sandbox seals with the key of %s, and reads the one it made for itself before', async (_where, env) => {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', ...env })
  if (!config.fieldKey) await writeFile(join(dataDir, 'field.key'), REAL)
  const made = join(dataDir, 'sandbox', 'field.key')
  await writeFile(made, MADE)
  const sealedBefore = cipherOf({ ...config, fieldKey: MADE }).encrypt('13800000042')
  const cipher = cipherOf(await readSandboxConfig(config))
  expect(cipher.mark).toBe(cipherOf({ ...config, fieldKey: REAL }).mark)
  expect(cipher.decrypt(sealedBefore)).toBe('13800000042')
})

test('a sandbox reaches no system outside, the signing machine neither', async () => {
  const outside = { URL: 'https://outside.example', SECRET: 's'.repeat(16) }
  const systems = ['SMS', 'BANK_LZB', 'BANK_PDB', 'COMPANY_SYNC', 'VALUATION', 'REGISTRY', 'TAX', 'SIGNING']
  const env = systems.flatMap((name) =>
    Object.entries(outside).map(([what, value]) => [`${name}_${what}`, value] as const),
  )
  const config = readConfig({
    DATA_DIR: dataDir,
    FIELD_KEY: REAL,
    SIGNING_ALGORITHM: 'sm2',
    SIGNING_PUBLIC_KEY: 'AAAA',
    ...Object.fromEntries(env),
  })
  expect(JSON.stringify(config)).toContain(outside.URL)
  expect(JSON.stringify(await readSandboxConfig(config))).not.toContain(outside.URL)
})
