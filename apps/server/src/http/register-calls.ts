import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { dictionaryRevision } from '@lqr/contract/kernel/dictionary.ts'
import { ACCOUNT_HEADER, UNATTENDED_HEADER } from '@lqr/contract/kernel/page-headers.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { SecondFactorMode } from '../config.ts'
import type { Tx } from '../data/database.ts'
import { readUpload } from '../files/read-upload.ts'
import { isPublicChange } from '../publishing/public-change.store.ts'
import type { UploadedFile } from '../files/uploaded-file.ts'
import { admit } from './access.ts'
import type { Actor } from './actor.ts'
import { answerAround, compileData } from './answer-schema.ts'
import { appendAudit, appendRead, type AuditEntry, type AuditOrigin } from './audit.store.ts'
import {
  type BoundCall,
  type ByteAnswer,
  type Checked,
  type EventAnswer,
  madeAnew,
  type RequestFacts,
  type Run,
} from './bind-call.ts'
import { CallError } from './call-error.ts'
import { deviceCookie } from './device-cookie.ts'
import { bodyHash, type Claim, claimKey, findAnswer, isUsableKey, keepAnswer } from './idempotency.store.ts'
import { sentFirst } from './first-answer.ts'
import { isEncodedForm } from './form-body.ts'
import { bodyLimitOf } from './json-body.ts'
import { sendEvents } from './send-events.ts'
import type { SharedAnswers } from './shared-answers.ts'
import { parseInput } from './parse-input.ts'
import { readInPlace } from './reading-place.ts'
import { requestFacts } from './request-facts.ts'
import type { Services } from './services.ts'
import { findService } from './service-credential.ts'
import { isOpenToken, openActor } from './open-token.store.ts'
import { servicesOfClient, servicesOfToken } from './sandbox.ts'
import { sessionActor } from './session-actor.ts'

/** Fastify's form of a contract path. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

async function runRead(run: Run, checked: Checked, call: AnyCall, answers: SharedAnswers | undefined) {
  const { data, entries, isForAll } = await readInPlace(call, checked, async (place) => {
    const found: AuditEntry[] = []
    let isAlike = true
    const answered = await run({
      ...place,
      audit: (entry) => void found.push(entry),
      actAs: () => {},
      notForOthers: () => {
        isAlike = false
      },
      forAll: answers ? (part, make) => answers.part(checked, part, make) : madeAnew,
    })
    return { data: answered, entries: found, isForAll: isAlike && found.length === 0 }
  })
  await appendRead(checked.db, checked.services.pool, originOf(checked), entries)
  return { data, text: undefined, isForAll, isPublicChange: false }
}

function originOf({ actor, request }: Checked): AuditOrigin {
  return { actor, requestId: request.id, ip: request.ip }
}

/** What tells one uploaded file from another: the same key with other bytes is another submit. */
function fileMark(file: UploadedFile | undefined): string | undefined {
  return file && createHash('sha256').update(file.name).update('\0').update(file.bytes).digest('hex')
}

/** The key as it is claimed; undefined where none was sent, or by nobody. */
function claimOf({ name }: AnyCall, checked: Checked, key: string | undefined): Claim | undefined {
  const { actor, params, query, body, file } = checked
  if (!key || !actor) return undefined
  const hash = bodyHash({ params, query, body, file: fileMark(file) })
  return { accountId: actor.accountId, key, call: name, hash }
}

/** Guards the call, unless it was answered before: what a guard lets through once it refuses to whoever asks for the answer again. */
async function prepareOnce(
  { call, prepare, isGuarded }: BoundCall,
  checked: Checked,
  key: string | undefined,
): Promise<Run> {
  const claim = isGuarded && claimOf(call, checked, key)
  const first = claim && (await findAnswer(checked.db, claim))
  return first ? () => Promise.resolve(first.answer) : prepare(checked)
}

/** State change, idempotency key and audit rows commit together or not at all; who wrote reads nothing older from then on. */
async function runWrite(run: Run, checked: Checked, call: AnyCall, key: string | undefined) {
  let writer = checked.actor?.accountId
  const entries: AuditEntry[] = []
  const done = await checked.db.transaction().execute(async (tx: Tx) => {
    const claim = claimOf(call, checked, key)
    const first = claim && (await claimKey(tx, claim))
    if (first) return { data: first.answer, text: sentFirst(call, first) }
    let origin = originOf(checked)
    const data = await run({
      ...checked,
      db: tx,
      audit: (entry) => void entries.push(entry),
      actAs: (actor) => {
        origin = { ...origin, actor }
        writer = actor.accountId
      },
      notForOthers: () => {},
      forAll: madeAnew,
    })
    const text = claim && compileData(call)(data)
    if (claim && text !== undefined) await keepAnswer(tx, claim, text)
    await appendAudit(tx, origin, entries)
    return { data, text }
  })
  if (writer !== undefined) await checked.services.replicas?.noteWrite(writer)
  return { ...done, isForAll: false, isPublicChange: isPublicChange(entries.map(({ entity }) => entity)) }
}

/** A handler whose answer is held to its schema, where the answer is data. */
function strictly({ output, produces }: AnyCall, run: Run): Run {
  if (produces === 'bytes' || produces === 'events') return run
  return async (context) => {
    const data = await run(context)
    output.parse(data)
    return data
  }
}

function idempotencyKey(call: AnyCall, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (call.effect !== 'create' || typeof key !== 'string') return undefined
  if (!isUsableKey(key)) {
    throw new CallError(kernelErrors.malformed, {
      msg: '提交编号（Idempotency-Key）须为 8 到 100 个可见字符',
    })
  }
  return key
}

/** What stands at an address for good, for everyone. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable'

function sendBytes(reply: FastifyReply, answer: ByteAnswer) {
  if (answer.size !== undefined) reply.header('content-length', answer.size)
  return reply
    .header('content-type', answer.mime)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(answer.name)}`)
    .header('cache-control', answer.isImmutable ? FOR_A_YEAR : 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(answer.stream)
}

interface Caller {
  readonly facts: RequestFacts
  readonly actor: Actor | undefined
  /** With what the request works: real cases, or those of the sandbox. */
  readonly services: Services
}

/** A token belongs to a session, or by its form to a system of an institution. */
function actorOf(
  { pool, now }: Services,
  token: string,
  secondFactor: SecondFactorMode,
  { headers }: FastifyRequest,
) {
  if (isOpenToken(token)) return openActor(pool, token, now())
  return sessionActor(pool, token, secondFactor, headers[UNATTENDED_HEADER] === undefined)
}

/** What a page sends that was shown for one account is never done for another, who has signed in in its browser meanwhile (decision 0198). */
function refuseOtherAccount(actor: Actor | undefined, { headers }: FastifyRequest): void {
  const shown = headers[ACCOUNT_HEADER]
  if (actor && shown !== undefined && shown !== actor.accountId)
    throw new CallError(kernelErrors.otherAccount)
}

/** Who sends the request and may; throws 401, 403, or 409 where the page is another account's. */
async function admitCaller(call: AnyCall, request: FastifyRequest, services: Services): Promise<Caller> {
  const { services: credentials, secondFactor } = services.config
  const service = findService(credentials, request.headers['x-service-credential'])
  const facts = requestFacts(request, service)
  const own = await servicesOfToken(call, services, facts.bearer)
  const actor = facts.bearer && (await actorOf(own, facts.bearer, secondFactor, request))
  refuseOtherAccount(actor || undefined, request)
  return { facts, actor: admit(call, actor || undefined, service), services: own }
}

/** A form with a file goes to a call that takes one and to no other; refused before a byte of it is read. */
function refuseForeignForm({ consumes }: AnyCall, { headers }: FastifyRequest): void {
  const isForm = /^\s*multipart\//i.test(headers['content-type'] ?? '')
  if (isForm && consumes !== 'multipart') throw new CallError(kernelErrors.unsupportedType)
  if (isEncodedForm(headers['content-type']) !== (consumes === 'form'))
    throw new CallError(kernelErrors.unsupportedType)
}

export interface Answering {
  /** Answers are parsed with their schema before they are sent. */
  readonly strictOutput?: boolean
  /** Where answers are kept that are the same for all who are not signed in; each is made anew without it. */
  readonly answers?: SharedAnswers
  /** Hears of each change of what pages show to everybody, once it is committed. */
  readonly onPublicChange?: () => void
}

/**
 * One route per call: limit → session → access → budget → body → input → handler (in a transaction when it writes) → output.
 * Access comes before input, so a stranger learns nothing from validation and no body of his is read (decision 0001).
 */
export function registerCall(
  app: FastifyInstance,
  bound: BoundCall,
  services: Services,
  { strictOutput = false, answers, onPublicChange }: Answering = {},
): void {
  const { call } = bound
  const isSecure = services.config.publicUrl?.startsWith('https:') ?? false
  const limit = call.limit ?? (call.effect === 'read' ? 'read' : 'write')
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    method: call.method,
    url: routePath(call.path),
    config: {
      call: call.name,
      effect: call.effect,
      limit,
      isStream: call.produces === 'events',
      isOauth: call.produces === 'oauth',
    },
    bodyLimit: bodyLimitOf(call),
    onRequest: (request) => services.limits.hit(limit, request.ip),
    preParsing: async (request) => {
      const caller = await admitCaller(call, request, services)
      callers.set(request, caller)
      refuseForeignForm(call, request)
      if (call.spends && caller.actor) await caller.services.budgets.spend(caller.actor, call.spends)
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Error(`${call.name}: nobody was admitted`)
      const input = parseInput(call, request)
      const file = call.consumes === 'multipart' ? await readUpload(request) : undefined
      if (file && caller.actor) {
        await caller.services.budgets.spend(caller.actor, 'uploadedBytes', file.bytes.length)
      }
      const own = await servicesOfClient(call, caller.services, { ...caller.facts, body: input.body })
      const checked: Checked = {
        ...input,
        actor: caller.actor,
        db: own.db,
        services: own,
        now: own.now(),
        request: caller.facts,
        log: request.log as Logger,
        keepDevice: (token) => void reply.header('set-cookie', deviceCookie(token, isSecure)),
        file,
      }
      const key = idempotencyKey(call, request)
      const prepared = await prepareOnce(bound, checked, key)
      const run = strictOutput ? strictly(call, prepared) : prepared
      const finish = () =>
        call.effect === 'read' ? runRead(run, checked, call, answers) : runWrite(run, checked, call, key)
      const answered = async () => {
        const done = await (bound.asksInTransaction ? own.outbound.inTransaction(finish) : finish())
        if (done.isPublicChange) onPublicChange?.()
        return done
      }
      if (call.produces === 'events')
        return sendEvents(request, reply, (await answered()).data as EventAnswer<unknown>)
      if (call.produces === 'bytes') return sendBytes(reply, (await answered()).data as ByteAnswer)
      const make = async () => {
        const { data, text = compileData(call)(data), isForAll } = await answered()
        return { text: answerAround(call, text), isForAll }
      }
      const shared = await answers?.find(call, checked, make)
      const answer = shared?.bytes ?? (await make()).text
      // A page that is made of it does not become older than the answer may.
      if (shared) reply.header('age', Math.floor(shared.ageMs / 1000))
      if (call.access !== 'public' || call.effect !== 'read') reply.header('cache-control', 'no-store')
      reply.header('x-dictionary-names', dictionaryRevision())
      return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
    },
  })
}
