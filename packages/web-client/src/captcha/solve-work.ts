import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib'

/** The browser's own PBKDF2, which pages on https and on this machine have. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits'])
  const rules = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost }
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(rules, key, keyLength * 8)) }
}

/** Does the work of a captcha and answers the proof that is sent with what was typed. */
export async function solveWork(work: string): Promise<string> {
  const challenge = JSON.parse(work) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}
