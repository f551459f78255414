import type pg from 'pg'
import type { Config } from '../config.ts'
import type { Services } from '../http/services.ts'
import type { FieldCipher } from '../security/field-cipher.ts'
import { makeSigner } from '../security/signing/make-signer.ts'
import { makeBankOpeningHttp } from './bank-opening/bank-opening-http.ts'
import { makeBankOpeningSandbox } from './bank-opening/bank-opening-sandbox.ts'
import { makeCompanySyncHttp } from './company-sync/company-sync-http.ts'
import { makeCompanySyncSandbox } from './company-sync/company-sync-sandbox.ts'
import { makeConnector } from './make-connector.ts'
import type { Outbound } from './outbound/outbound.ts'
import { makeRegistryHttp } from './registry/registry-http.ts'
import type { Registry } from './registry/registry-port.ts'
import { makeRegistrySandbox } from './registry/registry-sandbox.ts'
import { makeRegistryWorld } from './registry/sandbox/registry-world.store.ts'
import { makeSmsHttp } from './sms/sms-http.ts'
import type { SmsConnector } from './sms/sms-port.ts'
import { makeSmsSandbox } from './sms/sms-sandbox.ts'
import { makeTaxHttp } from './tax/tax-http.ts'
import { makeTaxSandbox } from './tax/tax-sandbox.ts'
import { makeUnifiedIdentityHttp } from './unified-identity/unified-identity-http.ts'
import type { UnifiedIdentityConnector } from './unified-identity/unified-identity-port.ts'
import { makeUnifiedIdentitySandbox } from './unified-identity/unified-identity-sandbox.ts'
import { makeValuationHttp } from './valuation/valuation-http.ts'
import { makeValuationSandbox } from './valuation/valuation-sandbox.ts'

/** The outside systems of the services; a new one is a line here and in `portOf`. */
export type Connectors = Pick<
  Services,
  'sms' | 'unifiedIdentity' | 'bankOpening' | 'valuations' | 'tax' | 'companySync' | 'registry' | 'signer'
>

interface Surroundings {
  readonly config: Config
  readonly pool: pg.Pool
  readonly cipher: FieldCipher
  readonly now: () => Date
}

export function makeConnectors(outbound: Outbound, { config, pool, cipher, now }: Surroundings): Connectors {
  const bank = (kind: 'bankLzb' | 'bankPdb', profile: 'LZB' | 'PDB') =>
    makeConnector(outbound, kind, config.bankOpening[profile], {
      http: (settings) => makeBankOpeningHttp(profile, settings),
      sandbox: () => makeBankOpeningSandbox(profile),
      operations: ['send'],
    })
  return {
    sms: makeConnector<SmsConnector, NonNullable<Config['sms']>>(outbound, 'sms', config.sms, {
      http: makeSmsHttp,
      sandbox: () => makeSmsSandbox(pool, config.demo),
      operations: ['sendCode'],
    }),
    unifiedIdentity: makeConnector<UnifiedIdentityConnector, NonNullable<Config['unifiedIdentity']>>(
      outbound,
      'unifiedIdentity',
      config.unifiedIdentity,
      {
        http: makeUnifiedIdentityHttp,
        sandbox: () => makeUnifiedIdentitySandbox(cipher, config.demo, now),
        operations: ['exchange'],
      },
    ),
    bankOpening: { LZB: bank('bankLzb', 'LZB'), PDB: bank('bankPdb', 'PDB') },
    registry: makeConnector<Registry, NonNullable<Config['registry']>>(
      outbound,
      'registry',
      config.registry,
      {
        http: (settings) =>
          makeRegistryHttp({
            ...settings,
            personKey: (idNo) => cipher.blindIndex(idNo).toString('hex').slice(0, 32),
          }),
        sandbox: () => makeRegistrySandbox(makeRegistryWorld(pool)),
        operations: ['search', 'scan', 'read'],
      },
    ),
    valuations: makeConnector(outbound, 'valuation', config.valuation, {
      http: makeValuationHttp,
      sandbox: makeValuationSandbox,
      operations: ['estimate'],
    }),
    tax: makeConnector(outbound, 'tax', config.tax, {
      http: makeTaxHttp,
      sandbox: makeTaxSandbox,
      operations: ['readSections', 'applyReport', 'reportProgress', 'fetchReport', 'publicLevels'],
    }),
    companySync: makeConnector(outbound, 'companySync', config.companySync, {
      http: makeCompanySyncHttp,
      sandbox: makeCompanySyncSandbox,
      operations: ['sendCompany'],
    }),
    signer: makeSigner(outbound, config, cipher),
  }
}
