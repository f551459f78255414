import { PlainProblem } from './plain-problem.ts'
import { type SignedSystem, signedSystem } from './signed-system.ts'

/** With what documents are signed: a key in the process, or a machine, which signs with SM2 alone. */
export interface SigningSettings {
  readonly algorithm: 'ed25519' | 'sm2'
  readonly machine?: SignedSystem & { readonly publicKey: string }
}

interface SigningValues {
  readonly SIGNING_ALGORITHM: 'ed25519' | 'sm2'
  readonly SIGNING_URL?: string | undefined
  readonly SIGNING_SECRET?: string | undefined
  readonly SIGNING_PUBLIC_KEY?: string | undefined
}

export function signingSettings(values: SigningValues): SigningSettings {
  const { SIGNING_ALGORITHM: algorithm, SIGNING_PUBLIC_KEY: publicKey } = values
  const system = signedSystem('SIGNING', values.SIGNING_URL, values.SIGNING_SECRET)
  if (!system && !publicKey) return { algorithm }
  if (!system || !publicKey)
    throw new PlainProblem('SIGNING_URL、SIGNING_SECRET 与 SIGNING_PUBLIC_KEY 须同时设置')
  if (algorithm !== 'sm2') throw new PlainProblem('签名机只用 SM2：请设置 SIGNING_ALGORITHM=sm2')
  return { algorithm, machine: { ...system, publicKey } }
}
