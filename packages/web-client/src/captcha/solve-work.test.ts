import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { solveWork } from './solve-work.ts'

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' }

test('the browser finds what the server accepts', async () => {
  const rules = { algorithm: 'PBKDF2/SHA-256', cost: 500, counter: 17, data: { captcha: 'x' } }
  const challenge = await createChallenge({ ...rules, deriveKey, ...secrets })
  const proof = JSON.parse(await solveWork(JSON.stringify(challenge)))
  expect(proof.solution.counter).toBe(17)
  expect(await verifySolution({ ...proof, deriveKey, ...secrets })).toMatchObject({ verified: true })
})
