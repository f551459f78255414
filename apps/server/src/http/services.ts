import type { ServiceMeter } from './service-meter.ts'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import type { CommitProbe } from '../data/commit-probe.store.ts'
import type { Db } from '../data/database.ts'
import type { Replicas } from '../data/replicas.ts'
import type { FieldCipher } from '../security/field-cipher.ts'
import type { Budgets } from './budgets.ts'
import type { Limits } from './limits.ts'
import type { Sandbox } from './sandbox.ts'
import type { LiveAnswer } from './live-answer.ts'
import type { LiveCounts } from './live-counts.ts'
import type { FileStorages } from '../files/make-stores.ts'
import type { MalwareScanner } from '../connectors/malware/malware-port.ts'
import type { Outbound } from '../connectors/outbound/outbound.ts'
import type { BankOpeningConnectors } from '../connectors/bank-opening/bank-opening-port.ts'
import type { WebhookConnector } from '../connectors/webhook/webhook-port.ts'
import type { WebProbe } from '../connectors/web-probe/web-probe-port.ts'
import type { SmsConnector } from '../connectors/sms/sms-port.ts'
import type { Registry } from '../connectors/registry/registry-port.ts'
import type { TaxSource } from '../connectors/tax/tax-port.ts'
import type { SigningConnector } from '../security/signing/signer.ts'
import type { CompanySyncConnector } from '../connectors/company-sync/company-sync-port.ts'
import type { ValuationSource } from '../connectors/valuation/valuation-port.ts'
import type { UnifiedIdentityConnector } from '../connectors/unified-identity/unified-identity-port.ts'

/** What the process holds for its calls; built once in `app.ts`, never stateful beyond pools. */
export interface Services extends FileStorages {
  readonly config: Config
  readonly pool: pg.Pool
  /** One connection apart: whether the database answers is no question of how busy the pool is. */
  readonly probes: pg.Pool
  /** Whether a commit finishes, asked on a connection of its own. */
  readonly commits: CommitProbe
  readonly db: Db
  /** Where it is written: the same as `db`, except in a read that a replica answers. */
  readonly primary: Db
  /** Copies of the database that lists, searches and figures may read; undefined: there are none. */
  readonly replicas: Replicas | undefined
  readonly cipher: FieldCipher
  /** Signs documents that go out for the platform. */
  readonly signer: SigningConnector
  readonly limits: Limits
  readonly budgets: Budgets
  /** Tells accounts how many messages they have not read. */
  readonly unread: LiveCounts
  /** What this process answers, written down for all instances together. */
  readonly meter: ServiceMeter
  /** The five screens, for all who watch them. */
  readonly screens: LiveAnswer<ScreenSet>
  readonly malware: MalwareScanner
  /** The ways to outside systems: which are switched off, how each stands, the log of calls. */
  readonly outbound: Outbound
  readonly sms: SmsConnector
  readonly unifiedIdentity: UnifiedIdentityConnector
  /** The appointment system behind each of the two bank forms. */
  readonly bankOpening: BankOpeningConnectors
  /** Asks outside pages whether links lead to them; undefined: nobody asks. */
  readonly webProbe: WebProbe | undefined
  readonly valuations: ValuationSource
  /** Whoever knows companies: registration and credit information. */
  readonly registry: Registry
  readonly tax: TaxSource
  /** Keeps enterprises in another system as they stand here. */
  readonly companySync: CompanySyncConnector
  /** Where systems of institutions try their calls; undefined: none is set up, or this is it. */
  readonly sandbox: Sandbox | undefined
  /** Whether all that is here is made up for systems to try their calls on. */
  readonly isSandbox: boolean
  /** Tells systems of institutions what happened to their cases. */
  readonly webhooks: WebhookConnector
  /** The log of what no request asked for. */
  readonly log: Logger
  /** The clock of rules: tests set it. */
  readonly now: () => Date
}
