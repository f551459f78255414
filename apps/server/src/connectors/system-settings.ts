import * as z from 'zod'

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
  REGISTRY_URL: url,
  REGISTRY_SECRET: secret,
  TAX_URL: url,
  TAX_SECRET: secret,
  VALUATION_URL: url,
  VALUATION_SECRET: secret,
}
