import { join, relative, resolve } from 'node:path'
import * as z from 'zod'
import type { BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type { ServiceKind } from '@lqr/contract/kernel/access.ts'
import { systemSettings } from './connectors/system-settings.ts'
import { credentials, databaseUrls, flag, proxies } from './process/config-fields.ts'
import { usualPool } from './process/database-pool.ts'
import { type FileStores, fileStores, fileStoreVariables } from './process/file-store-settings.ts'
import { PlainProblem } from './process/plain-problem.ts'
import { type SuiteId, SUITES } from './security/suites.ts'
import { type SignedSystem, signedSystem } from './process/signed-system.ts'
import { type SigningSettings, signingSettings } from './process/signing-settings.ts'

/**
 * `required`: who sees other people's data needs one; `operators`: operators and admins alone; `optional`: asked of those who
 * enrolled; `off`: never asked.
 */
const SECOND_FACTOR_MODES = ['required', 'operators', 'optional', 'off'] as const

/** What is wrong with a variable, for the person who set it. */
const inChinese = z.locales.zhCN().localeError

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  FILES_COPY_DIR: z.string().min(1).optional(),
  ...fileStoreVariables,
  AUDIT_ANCHOR_DIR: z.string().min(1).optional(),
  CASE_ARCHIVE_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_OWNER_URL: z.string().startsWith('postgres').optional(),
  DATABASE_REPLICA_URLS: databaseUrls.default([]),
  DATABASE_SANDBOX_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).optional(),
  PUBLIC_URL: z.url().optional(),
  MANAGEMENT_PORTAL_URL: z.string().default('/console'),
  DEMO: flag.optional(),
  DEMO_PASSWORD: z.string().min(8).default('Demo@2026!'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MOST_REQUESTS: z.coerce.number().int().min(1).max(100_000).default(500),
  SHARED_ANSWERS: flag.default(true),
  CAPTCHA_WORK: flag.optional(),
  MOST_SESSIONS: z.coerce.number().int().min(1).max(1_000).optional(),
  TRUST_PROXY: proxies.default([]),
  METRICS_PUBLIC: flag.default(false),
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(?:\/.+|[\w.-]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/, 'host:port or the path of a socket')
    .optional(),
  CHECK_OUTSIDE_LINKS: flag.default(false),
  ...systemSettings,
  SECOND_FACTOR: z.enum(SECOND_FACTOR_MODES).optional(),
  SSO_AUDIENCES: credentials.default([]),
  PROVIDER_CREDENTIALS: credentials.default([]),
  UNIFIED_IDENTITY_URL: z.url().optional(),
  UNIFIED_IDENTITY_SECRET: z.string().min(16).optional(),
  UNIFIED_IDENTITY_LOGIN_URL: z.url().optional(),
  FIELD_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '须为 64 位十六进制数字')
    .optional(),
  FIELD_SUITE: z.enum(SUITES).default('g1'),
  SIGNING_ALGORITHM: z.enum(['ed25519', 'sm2']).default('ed25519'),
  SIGNING_URL: z.url().optional(),
  SIGNING_SECRET: z.string().min(16).optional(),
  SIGNING_PUBLIC_KEY: z.base64().optional(),
  FIELD_KEYS_READ: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/, '每项须为 64 位十六进制数字'))),
})

export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number]

/** The name and secret of an outside system, and what it is trusted with. */
export interface ServiceCredential {
  readonly name: string
  readonly secret: string
  readonly kind: ServiceKind
}

export interface TraceSettings {
  /** The collector's address for spans: OTLP over HTTP. */
  readonly url: string
  /** How many of all traces are sent, from 0 to 1. */
  readonly share: number
}

export interface Config extends FileStores {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The second store of uploaded files; undefined: there is none. */
  readonly filesCopyDir: string | undefined
  /** Where roots of the audit log are kept; it should lie where the database's administrators cannot write. */
  readonly auditAnchorDir: string
  /** Where packages of cases lie whose retention is over (docs/operations/archive.md). */
  readonly caseArchiveDir: string
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Who owns the tables, to migrate and to copy them; undefined: the application itself, or nobody this process knows. */
  readonly databaseOwnerUrl: string | undefined
  /** Servers that follow the database and may answer lists, searches and figures; none by default. */
  readonly databaseReplicaUrls: readonly string[]
  /** The database of made-up cases on which systems of institutions try their calls; undefined: none on a server. */
  readonly databaseSandboxUrl: string | undefined
  readonly databasePool: number
  readonly publicUrl: string | undefined
  readonly managementPortalUrl: string
  readonly demo: boolean
  readonly demoPassword: string
  readonly logLevel: string
  /** Whose word about a caller's address is believed: addresses, networks, names of ranges; none by default. */
  readonly trustedProxies: readonly string[]
  /** Requests under way at once; more are turned away. */
  readonly mostRequests: number
  /** Sign-ins an account may have at once; one more ends the oldest. */
  readonly mostSessions: number
  /** Browsers compute something for each captcha before it is good. */
  readonly captchaWork: boolean
  /** Answers that are the same for all who are not signed in are kept for some seconds, as pages are. */
  readonly sharedAnswers: boolean
  readonly metricsPublic: boolean
  /** Where spans go; undefined: nothing is followed. */
  readonly traces: TraceSettings | undefined
  /** The ClamAV daemon; undefined: the sandbox, which knows the EICAR test file alone. */
  readonly clamavAddress: string | undefined
  /** Whether outside pages are asked if links still lead to them; it needs a way out. */
  readonly checkOutsideLinks: boolean
  /** The SMS gateway; undefined: the sandbox, which sends nothing. */
  readonly sms: SignedSystem | undefined
  /** The appointment system of the banks of each form; undefined: the sandbox. */
  readonly bankOpening: Readonly<Record<BankProfileCode, SignedSystem | undefined>>
  /** The system that is told of changes of enterprises; undefined: nobody is. */
  readonly companySync: SignedSystem | undefined
  /** The valuation service; undefined: the sandbox, whose figures are made up. */
  readonly valuation: SignedSystem | undefined
  /** The registry of companies; undefined: the sandbox, whose items are made up. */
  readonly registry: SignedSystem | undefined
  /** The tax authority's service; undefined: the sandbox, whose data is made up. */
  readonly tax: SignedSystem | undefined
  readonly secondFactor: SecondFactorMode
  readonly services: readonly ServiceCredential[]
  /** The unified identity service; undefined: the sandbox, which knows nobody outside of demonstration mode. */
  readonly unifiedIdentity:
    | {
        readonly url: string
        readonly secret: string
        readonly loginUrl: string
        readonly publicUrl: string
      }
    | undefined
  /** Hex key of sensitive fields; undefined: made once and kept in `dataDir`. */
  readonly fieldKey: string | undefined
  /** The algorithms that seal what is written from now on. */
  readonly fieldSuite: SuiteId
  /** With what documents that go out are signed (decision 0087). */
  readonly signing: SigningSettings
  /** Keys that are read beside the one that writes: the next one, and those of before (decision 0080). */
  readonly fieldKeysRead: readonly string[]
  readonly dev: boolean
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

function unifiedIdentity(values: z.output<typeof environment>): Config['unifiedIdentity'] {
  const {
    UNIFIED_IDENTITY_URL: url,
    UNIFIED_IDENTITY_SECRET: secret,
    UNIFIED_IDENTITY_LOGIN_URL: loginUrl,
    PUBLIC_URL: publicUrl,
  } = values
  if (!url && !secret && !loginUrl) return undefined
  if (!url || !secret || !loginUrl || !publicUrl) {
    throw new PlainProblem(
      'UNIFIED_IDENTITY_URL、UNIFIED_IDENTITY_SECRET、UNIFIED_IDENTITY_LOGIN_URL 与 PUBLIC_URL 须同时设置',
    )
  }
  return { url, secret, loginUrl, publicUrl }
}

function serviceCredentials(values: z.output<typeof environment>): ServiceCredential[] {
  const all = [
    ...values.SSO_AUDIENCES.map((pair) => ({ ...pair, kind: 'service:handOver' as const })),
    ...values.PROVIDER_CREDENTIALS.map((pair) => ({ ...pair, kind: 'service:register' as const })),
  ]
  if (new Set(all.map(({ name }) => name)).size < all.length) {
    throw new PlainProblem('SSO_AUDIENCES 与 PROVIDER_CREDENTIALS 中的名称不能重复')
  }
  return all
}

/** A copy inside the first store would be taken for part of it, and is none when the disk dies. */
function filesCopyDir(copy: string | undefined, { files, filesAlso }: FileStores): string | undefined {
  if (copy === undefined) return undefined
  for (const store of [files, filesAlso]) {
    if (store?.kind !== 'folder') continue
    const isOutside = relative(store.folder, resolve(copy)).startsWith('..')
    if (!isOutside) throw new PlainProblem('FILES_COPY_DIR 不能位于保存上传文件的目录之内')
  }
  return resolve(copy)
}

/** The owner of the embedded database is known without being named. */
function ownerUrl(values: z.output<typeof environment>): string | undefined {
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new PlainProblem('设置 DATABASE_OWNER_URL 时须同时设置 DATABASE_URL')
  }
  return values.DATABASE_OWNER_URL
}

/** The embedded database is followed by nobody. */
function replicaUrls(values: z.output<typeof environment>): readonly string[] {
  const { DATABASE_URL: real, DATABASE_REPLICA_URLS: replicas } = values
  if (replicas.length > 0 && real === undefined)
    throw new PlainProblem('设置 DATABASE_REPLICA_URLS 时须同时设置 DATABASE_URL')
  return replicas
}

/** A sandbox in the database of the real cases would be none. */
function sandboxUrl(values: z.output<typeof environment>): string | undefined {
  const { DATABASE_URL: real, DATABASE_SANDBOX_URL: sandbox } = values
  if (sandbox === undefined) return undefined
  if (real === undefined) throw new PlainProblem('设置 DATABASE_SANDBOX_URL 时须同时设置 DATABASE_URL')
  const placeOf = (url: string) => (({ host, pathname }) => `${host}${pathname}`)(new URL(url))
  if (placeOf(real) === placeOf(sandbox))
    throw new PlainProblem('DATABASE_SANDBOX_URL 须是 DATABASE_URL 以外的另一个数据库')
  return sandbox
}

/** Reads the environment once; names every wrong variable in one error. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env, { error: inChinese })
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new PlainProblem(`环境变量有误：\n${problems.join('\n')}`)
  }
  const values = parsed.data
  const demo = values.DEMO ?? values.DATABASE_URL === undefined
  if (demo && !LOOPBACK.has(values.HOST)) {
    if (values.DEMO)
      throw new PlainProblem('演示模式（DEMO=1）只能监听本机地址，请去掉 DEMO 或把 HOST 设为 127.0.0.1')
  }
  const isDemo = demo && LOOPBACK.has(values.HOST)
  const stores = fileStores(values)
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    ...stores,
    filesCopyDir: filesCopyDir(values.FILES_COPY_DIR, stores),
    auditAnchorDir: resolve(values.AUDIT_ANCHOR_DIR ?? join(values.DATA_DIR, 'audit-anchors')),
    caseArchiveDir: resolve(values.CASE_ARCHIVE_DIR ?? join(values.DATA_DIR, 'case-archive')),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: ownerUrl(values),
    databaseReplicaUrls: replicaUrls(values),
    databaseSandboxUrl: sandboxUrl(values),
    databasePool: values.DATABASE_POOL ?? usualPool(values.DATABASE_URL),
    publicUrl: values.PUBLIC_URL,
    managementPortalUrl: values.MANAGEMENT_PORTAL_URL,
    demo: isDemo,
    demoPassword: values.DEMO_PASSWORD,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    mostRequests: values.MOST_REQUESTS,
    mostSessions: values.MOST_SESSIONS ?? (isDemo ? 250 : 5),
    sharedAnswers: values.SHARED_ANSWERS,
    captchaWork: values.CAPTCHA_WORK ?? (!isDemo && !values.PUBLIC_URL?.startsWith('http:')),
    metricsPublic: values.METRICS_PUBLIC,
    traces: values.TRACES_URL ? { url: values.TRACES_URL, share: values.TRACES_SHARE } : undefined,
    clamavAddress: values.CLAMAV_ADDRESS,
    checkOutsideLinks: values.CHECK_OUTSIDE_LINKS,
    sms: signedSystem('SMS', values.SMS_URL, values.SMS_SECRET),
    bankOpening: {
      LZB: signedSystem('BANK_LZB', values.BANK_LZB_URL, values.BANK_LZB_SECRET),
      PDB: signedSystem('BANK_PDB', values.BANK_PDB_URL, values.BANK_PDB_SECRET),
    },
    companySync: signedSystem('COMPANY_SYNC', values.COMPANY_SYNC_URL, values.COMPANY_SYNC_SECRET),
    valuation: signedSystem('VALUATION', values.VALUATION_URL, values.VALUATION_SECRET),
    registry: signedSystem('REGISTRY', values.REGISTRY_URL, values.REGISTRY_SECRET),
    tax: signedSystem('TAX', values.TAX_URL, values.TAX_SECRET),
    secondFactor: values.SECOND_FACTOR ?? (isDemo ? 'off' : 'required'),
    services: serviceCredentials(values),
    unifiedIdentity: unifiedIdentity(values),
    fieldKey: values.FIELD_KEY,
    fieldSuite: values.FIELD_SUITE,
    signing: signingSettings(values),
    fieldKeysRead: values.FIELD_KEYS_READ,
    dev: process.argv.includes('--dev'),
  }
}
