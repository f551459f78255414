import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { ACCOUNT_HEADER, UNATTENDED_HEADER } from '@lqr/contract/kernel/page-headers.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import type { ErrorBody } from '@lqr/contract/kernel/envelope.ts'
import { makeApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { admitApplication } from '../data/application-role.store.ts'
import { tokenHash } from '../http/session-actor.ts'
import type { Services } from '../http/services.ts'
import { makeServices } from '../make-services.ts'
import { APPLICATION, asApplication, TEMPLATE, withDatabase } from './global-setup.ts'

export interface Answer<T> {
  status: number
  code: number
  msg: string
  data: T
  error?: ErrorBody
  headers: Record<string, unknown>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly databaseUrl: string
  /** Does what only the owner of the tables can; the application may use what that makes. */
  asOwner(statement: string, values?: unknown[]): Promise<pg.QueryResult>
  /** Cuts every connection and takes no new one, until `openDatabase`. */
  closeDatabase(): Promise<void>
  openDatabase(): Promise<void>
  /** A bearer token for the account, as a login would have given it. */
  signIn(accountId: string): Promise<string>
  /** Sends a contract call through the whole HTTP path. */
  call<const C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<Answer<CallOutput<C>>>
  /** Sends anything, for what a typed client would refuse. */
  send(call: AnyCall, input: RawInput, options?: CallOptions): Promise<Answer<unknown>>
  upload(
    call: AnyCall,
    query: object,
    file: { name: string; bytes: Buffer },
    token?: string,
    key?: string,
  ): Promise<Answer<{ fileId: string; size: number; mime: string; sha256: string }>>
  close(): Promise<void>
}

export interface CallOptions {
  token?: string
  key?: string
  cityCode?: string
  /** Whose page sends it. */
  account?: string
  /** Of a page that asks by itself. */
  isUnattended?: boolean
  cookie?: string
  /** The address of the caller. */
  from?: string
}

export interface RawInput {
  params?: object
  query?: object
  body?: unknown
}

const KEY = 'a'.repeat(64)

/**
 * An application over a fresh copy of the template database; strict about every answer's shape. `extend` adds routes,
 * `environment` sets variables of the configuration, `url` names another server that has the template.
 */
export async function makeTestApp(
  overrides: Partial<Services> = {},
  extend?: (app: FastifyInstance, services: Services) => void,
  environment: Record<string, string> = {},
  url = inject('databaseUrl'),
): Promise<TestApp> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // The files are copied as they are: half of what it costs to write each page of the template again through the log.
  await administer(url, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const dataDir = await mkdtemp(join(tmpdir(), 'lqr-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_POOL: '5',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    FIELD_KEY: KEY,
    ...environment,
  })
  const ownUrl = withDatabase(url, name)
  const made = makeServices(config, asApplication(ownUrl))
  const services: Services = { ...made, ...overrides }
  const app = await makeApp(services, { strictOutput: true })
  extend?.(app, services)

  async function send(call: AnyCall, input: RawInput, options: CallOptions = {}): Promise<Answer<unknown>> {
    const response = await app.inject({
      method: call.method,
      url: callAddress(call, input),
      ...(options.from ? { remoteAddress: options.from } : {}),
      headers: {
        accept: 'application/json',
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(options.cityCode ? { citycode: options.cityCode } : {}),
        ...(options.account ? { [ACCOUNT_HEADER]: options.account } : {}),
        ...(options.isUnattended ? { [UNATTENDED_HEADER]: '1' } : {}),
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(input.body === undefined ? {} : { 'content-type': bodyType(call) }),
      },
      ...(input.body === undefined ? {} : { payload: bodyText(call, input.body) }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    const envelope = isJson
      ? response.json<Omit<Answer<unknown>, 'status' | 'headers'>>()
      : { code: response.statusCode, msg: '', data: response.rawPayload }
    return { status: response.statusCode, headers: response.headers, ...envelope }
  }

  return {
    app,
    services,
    databaseUrl: asApplication(ownUrl),
    async asOwner(statement, values) {
      const done = await administer(ownUrl, statement, values)
      await admitApplication(ownUrl, APPLICATION.name)
      return done
    },
    async closeDatabase() {
      await administer(url, `alter database ${name} allow_connections false`)
      await administer(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
    },
    async openDatabase() {
      await administer(url, `alter database ${name} allow_connections true`)
    },
    send,
    call: (call, input, options) => send(call, input, options) as Promise<Answer<CallOutput<typeof call>>>,
    async signIn(accountId) {
      const token = randomBytes(24).toString('base64url')
      await services.pool.query(
        `insert into session (token_hash, family_id, account_id, expires_at) values ($1, $2, $3, now() + interval '12 hours')`,
        [tokenHash(token), randomUUID(), accountId],
      )
      return token
    },
    async upload(call, query, file, token, key) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
      const encoded = new Response(form)
      const response = await app.inject({
        method: call.method,
        url: callAddress(call, { query }),
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          ...(key ? { 'idempotency-key': key } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
      return { status: response.statusCode, headers: response.headers, ...response.json() }
    },
    async close() {
      await app.close()
      await made.close()
      await administer(url, `drop database if exists ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const bodyType = ({ consumes }: AnyCall) =>
  consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'

function bodyText({ consumes }: AnyCall, body: unknown): string {
  if (consumes !== 'form') return JSON.stringify(body)
  return new URLSearchParams(
    Object.entries(Object(body)).map(([name, value]) => [name, String(value)]),
  ).toString()
}

async function administer(url: string, statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=Asia/Shanghai' })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}
