import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSm2Signature } from '../../../../../examples/credential/sm2.ts'
import { sm2Point, sm2Spki } from './public-key.ts'
import { makeSm2Signer } from './software-signers.ts'
import { sm2PrivateKey, sm2PublicPoint, sm2Sign, sm2Verify } from './sm2.ts'

const hex = (text: string) => text.replaceAll(' ', '').toLowerCase()

/** The example of GB/T 32918.5-2017, A.2: the signature of "message digest" by the user 1234567812345678. */
const EXAMPLE = {
  text: Buffer.from('message digest'),
  privateKey: hex('3945208F 7B2144B1 3F36E38A C6D39F95 88939369 2860B51A 42FB81EF 4DF7C5B8'),
  x: hex('09F9DF31 1E5421A1 50DD7D16 1E4BC5C6 72179FAD 1833FC07 6BB08FF3 56F35020'),
  y: hex('CCEA490C E26775A5 2DC6EA71 8CC1AA60 0AED05FB F35E084A 6632F607 2DA9AD13'),
  k: hex('59276E27 D506861A 16680F3A D9C02DCC EF3CC1FA 3CDBE4CE 6D54B80D EAC1BC21'),
  x1: hex('04EBFC71 8E8D1798 62043226 8E77FEB6 415E2EDE 0E073C0F 4F640ECD 2E149A73'),
  r: hex('F5A03B06 48D2C463 0EEAC513 E1BB81A1 5944DA38 27D5B741 43AC7EAC EEE720B3'),
  s: hex('B1B6AA29 DF212FD8 763182BC 0D421CA1 BB9038FD 1F7F42D4 840B69C4 85BBC1AA'),
}
const POINT = `04${EXAMPLE.x}${EXAMPLE.y}`
/** Both numbers begin with a bit that is set, so DER puts a zero byte in front of each. */
const DER = Buffer.from(`3046022100${EXAMPLE.r}022100${EXAMPLE.s}`, 'hex')

test('the example of the standard: public key, signature with its random number, and both verifications', () => {
  expect(sm2PublicPoint(EXAMPLE.privateKey)).toBe(POINT)
  const nonce = { k: BigInt(`0x${EXAMPLE.k}`), x1: BigInt(`0x${EXAMPLE.x1}`) }
  expect(sm2Sign(EXAMPLE.text, EXAMPLE.privateKey, nonce).toString('hex')).toBe(DER.toString('hex'))
  expect(sm2Verify(EXAMPLE.text, DER, POINT)).toBe(true)
  expect(isSm2Signature(EXAMPLE.text, DER, sm2Spki(POINT))).toBe(true)
})

test('library and offline verifier agree on right and wrong signatures', async () => {
  for (let round = 0; round < 5; round += 1) {
    const signer = makeSm2Signer(randomBytes(32))
    const spki = Buffer.from(signer.publicKey, 'base64')
    const point = sm2Point(spki) ?? ''
    const text = randomBytes(1 + round * 40)
    const signature = Buffer.from(await signer.sign(text), 'base64')
    const other = Buffer.from(makeSm2Signer(randomBytes(32)).publicKey, 'base64')
    const changed = Buffer.from(signature)
    changed[signature.length - 1] = (changed[signature.length - 1] ?? 0) ^ 1
    const cases: [Buffer, Buffer, Buffer, boolean][] = [
      [text, signature, spki, true],
      [Buffer.concat([text, Buffer.from([0])]), signature, spki, false],
      [text, changed, spki, false],
      [text, signature, other, false],
      [text, Buffer.alloc(0), spki, false],
      [text, signature.subarray(0, 20), spki, false],
      [text, Buffer.from('3006020100020100', 'hex'), spki, false],
    ]
    for (const [said, signed, key, isRight] of cases) {
      expect(isSm2Signature(said, signed, key)).toBe(isRight)
      expect(sm2Verify(said, signed, sm2Point(key) ?? '')).toBe(isRight)
    }
    expect(point).toHaveLength(130)
  }
})

test('a key follows from its seed and lies in the range of the standard', () => {
  const seed = Buffer.alloc(32, 0xff)
  expect(makeSm2Signer(seed).keyId).toBe(makeSm2Signer(Buffer.from(seed)).keyId)
  const order = BigInt('0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123')
  for (const bytes of [Buffer.alloc(32), seed, Buffer.from((order - 2n).toString(16), 'hex')]) {
    const key = BigInt(`0x${sm2PrivateKey(bytes)}`)
    expect(key >= 1n && key <= order - 2n).toBe(true)
  }
})

test('what is no public key of SM2 is told apart', () => {
  expect(sm2Point(Buffer.alloc(91))).toBeUndefined()
  expect(sm2Point(Buffer.concat([sm2Spki(POINT), Buffer.from([0])]))).toBeUndefined()
  expect(isSm2Signature(EXAMPLE.text, DER, Buffer.alloc(91))).toBe(false)
  const offCurve = sm2Spki(`04${EXAMPLE.x}${EXAMPLE.x}`)
  expect(isSm2Signature(EXAMPLE.text, DER, offCurve)).toBe(false)
})
