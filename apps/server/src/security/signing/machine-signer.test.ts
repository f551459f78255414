import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { ConnectorFailure } from '../../connectors/signed-request.ts'
import { makeGate } from '../../connectors/outbound/gate.ts'
import type { Outbound } from '../../connectors/outbound/outbound.ts'
import { STAND_IN_SECRET, type StandIn, startStandIn } from '../../connectors/testing/stand-in.fixtures.ts'
import { makeMachineSigner } from './machine-signer.ts'
import { makeSigner } from './make-signer.ts'
import { sm2PrivateKey, sm2Sign } from './sm2.ts'
import { makeEd25519Signer, makeSm2Signer } from './software-signers.ts'

const KEY = makeSm2Signer(Buffer.alloc(32, 5))
const OUTBOUND: Pick<Outbound, 'open'> = {
  open: (kind, adapter, rules) => ({ ...makeGate(rules), kind, adapter }),
}
const TEXT = Buffer.from('{"id":1}')
let machine: StandIn
let seed = Buffer.alloc(32, 5)

beforeAll(async () => {
  machine = await startStandIn(({ body }) => {
    const { message } = JSON.parse(body) as { message: string }
    const signature = sm2Sign(Buffer.from(message, 'base64'), sm2PrivateKey(seed)).toString('base64')
    return { keyId: KEY.keyId, signature }
  })
})
afterAll(() => machine.close())

const signer = () =>
  makeMachineSigner({ url: machine.url, secret: STAND_IN_SECRET, publicKey: KEY.publicKey, tries: 1 })

test('a machine is asked with key, algorithm, user id and text, and its signature is handed on', async () => {
  const signature = await signer().sign(TEXT)
  expect(signature.length).toBeGreaterThan(80)
  const [asked] = machine.received
  expect(asked).toMatchObject({ path: '/sign', isSigned: true })
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    keyId: KEY.keyId,
    algorithm: 'SM2',
    userId: '1234567812345678',
    message: TEXT.toString('base64'),
  })
  expect(signer()).toMatchObject({ suite: 'SM2-JCS-SM3', keyId: KEY.keyId, publicKey: KEY.publicKey })
})

test('a machine that signs with another key, lies or answers nothing useful signs nothing', async () => {
  seed = Buffer.alloc(32, 6)
  await expect(signer().sign(TEXT)).rejects.toThrow(ConnectorFailure)
  seed = Buffer.alloc(32, 5)
  for (const way of ['lie', 'html', 'reset', 500] as const) {
    machine.behave(way)
    await expect(signer().sign(TEXT), String(way)).rejects.toThrow(ConnectorFailure)
  }
  machine.behave('well')
  expect(await signer().sign(TEXT)).not.toBe('')
})

test('a trial signs a test digest and is well when the signature verifies, whoever signs', async () => {
  await signer().probe()
  const [asked] = machine.received.slice(-1)
  const { message } = JSON.parse(asked?.body ?? '') as { message: string }
  expect(Buffer.from(message, 'base64')).toEqual(createHash('sm3').update('').digest())
  seed = Buffer.alloc(32, 6)
  await expect(signer().probe()).rejects.toThrow(ConnectorFailure)
  seed = Buffer.alloc(32, 5)
  machine.behave(500)
  await expect(signer().probe()).rejects.toThrow(ConnectorFailure)
  machine.behave('well')
  const inside = makeSigner(OUTBOUND, readConfig({}), { secretHash: () => seed })
  expect(inside.name).toBe('sandbox')
  await inside.probe()
})

test('the settings say who signs, and half of a machine is refused', () => {
  const secretHash = () => Buffer.alloc(32, 5)
  const made = (env: Record<string, string>) => makeSigner(OUTBOUND, readConfig(env), { secretHash })
  expect(made({}).suite).toBe('Ed25519-JCS-SM3')
  expect(made({ SIGNING_ALGORITHM: 'sm2' }).publicKey).toBe(KEY.publicKey)
  const machineSettings = {
    SIGNING_URL: 'http://127.0.0.1:1',
    SIGNING_SECRET: STAND_IN_SECRET,
    SIGNING_PUBLIC_KEY: KEY.publicKey,
  }
  expect(() => made(machineSettings)).toThrow('SIGNING_ALGORITHM')
  expect(() => made({ ...machineSettings, SIGNING_PUBLIC_KEY: '' })).toThrow('SIGNING_PUBLIC_KEY')
  const foreign = makeEd25519Signer(Buffer.alloc(32)).publicKey
  const sm2 = { ...machineSettings, SIGNING_ALGORITHM: 'sm2' }
  expect(() => made({ ...sm2, SIGNING_PUBLIC_KEY: foreign })).toThrow('no public key of SM2')
  expect(made(sm2).keyId).toBe(KEY.keyId)
})
