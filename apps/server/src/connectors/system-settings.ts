import * as z from 'zod'
import { PlainProblem } from '../process/plain-problem.ts'

const url = z.url().optional()
const secret = z.string().min(16).optional()

/** The variables of systems that have nothing but an address and a secret. */
export const systemSettings = {
  SMS_URL: url,
  SMS_SECRET: secret,
  BANK_LZB_URL: url,
  BANK_LZB_SECRET: secret,
  BANK_PDB_URL: url,
  BANK_PDB_SECRET: secret,
  COMPANY_SYNC_URL: url,
  COMPANY_SYNC_SECRET: secret,
  VALUATION_URL: url,
  VALUATION_SECRET: secret,
}

/** An outside system that gets signed requests. */
export interface SignedSystem {
  readonly url: string
  readonly secret: string
}

/** Address and secret of `<name>_URL` and `<name>_SECRET`: both, or neither. */
export function signedSystem(
  name: string,
  address: string | undefined,
  key: string | undefined,
): SignedSystem | undefined {
  if (!address && !key) return undefined
  if (!address || !key) throw new PlainProblem(`${name}_URL 与 ${name}_SECRET 须同时设置`)
  return { url: address, secret: key }
}
