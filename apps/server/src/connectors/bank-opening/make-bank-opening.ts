import type { BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type { SignedSystem } from '../../config.ts'
import { makeBankOpeningHttp } from './bank-opening-http.ts'
import type { BankOpeningConnectors } from './bank-opening-port.ts'
import { makeBankOpeningSandbox } from './bank-opening-sandbox.ts'

/** For each form the bank's own system where one is configured, the sandbox otherwise. */
export function makeBankOpening(
  systems: Readonly<Record<BankProfileCode, SignedSystem | undefined>>,
): BankOpeningConnectors {
  const of = (profile: BankProfileCode) => {
    const system = systems[profile]
    return system ? makeBankOpeningHttp(profile, system) : makeBankOpeningSandbox(profile)
  }
  return { LZB: of('LZB'), PDB: of('PDB') }
}
