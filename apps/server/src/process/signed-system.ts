import { PlainProblem } from './plain-problem.ts'

/** An outside system that is asked over signed requests. */
export interface SignedSystem {
  readonly url: string
  readonly secret: string
}

/** The system as the environment names it; undefined where it names none, a refusal where half is missing. */
export function signedSystem(
  name: string,
  url: string | undefined,
  secret: string | undefined,
): SignedSystem | undefined {
  if (!url && !secret) return undefined
  if (!url || !secret) throw new PlainProblem(`${name}_URL 与 ${name}_SECRET 须同时设置`)
  return { url, secret }
}
