import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCredential, getCredentialKeys } from '@lqr/contract/credit/access-calls.ts'
import { verifyCredential } from '../../../../../../../examples/credential/verify.ts'
import { ConnectorFailure } from '../../../../connectors/signed-request.ts'
import type { Signer, SigningConnector } from '../../../../security/signing/signer.ts'
import { makeEd25519Signer, makeSm2Signer } from '../../../../security/signing/software-signers.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../../applications/application-world.fixtures.ts'
import { authorisationSteps } from '../authorisation-steps.fixtures.ts'

const ED25519 = makeEd25519Signer(Buffer.alloc(32, 1))
const SM2 = makeSm2Signer(Buffer.alloc(32, 2))
let t: TestApp
let world: ApplicationWorld
let current: Signer = ED25519

beforeAll(async () => {
  const signer: SigningConnector = {
    name: 'sandbox',
    probe: () => Promise.resolve(),
    get suite() {
      return current.suite
    },
    get keyId() {
      return current.keyId
    },
    get publicKey() {
      return current.publicKey
    },
    sign: (text) => current.sign(text),
  }
  t = await makeTestApp({ signer })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const exported = (id: string) => t.call(getCredential, { params: { id } }, { token: world.owner.token })
const keys = async () => (await t.call(getCredentialKeys, {})).data.keys

test('a credential names its suite, and what the suite before signed is still verified by the published keys', async () => {
  const { id } = await authorisationSteps(t, world).granted()
  const texts: string[] = []
  for (const signer of [ED25519, SM2]) {
    current = signer
    texts.push(String((await exported(id)).data))
  }
  const published = await keys()
  expect(published).toMatchObject([
    { suite: 'SM2-JCS-SM3', keyId: SM2.keyId, isCurrent: true },
    { suite: 'Ed25519-JCS-SM3', keyId: ED25519.keyId, isCurrent: false },
  ])
  const trusted = published.map(({ publicKey }) => publicKey)
  expect(texts.map((text) => JSON.parse(text).proof.suite)).toEqual(['Ed25519-JCS-SM3', 'SM2-JCS-SM3'])
  for (const text of texts) {
    expect(verifyCredential(text, trusted)).toMatchObject({ isGenuine: true, isKeyTrusted: true })
    const other = text.includes('"suite": "SM2') ? 'Ed25519-JCS-SM3' : 'SM2-JCS-SM3'
    for (const suite of [other, 'toString', 'MD5'])
      expect(verifyCredential(text.replace(/"suite": "[^"]+"/, `"suite": "${suite}"`)).isGenuine, suite).toBe(
        false,
      )
    expect(verifyCredential(text.replace(/"created": "2/, '"created": "3')).isGenuine).toBe(false)
  }
})

test('while the signing machine is away nothing goes out, and the answer says so', async () => {
  const { id } = await authorisationSteps(t, world).granted()
  current = { ...SM2, sign: () => Promise.reject(new ConnectorFailure('circuit open')) }
  expect(await exported(id)).toMatchObject({ status: 502, error: { key: 'credit.signerUnavailable' } })
  current = SM2
  expect((await exported(id)).status).toBe(200)
})
