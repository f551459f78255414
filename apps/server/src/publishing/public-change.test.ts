import { afterAll, beforeAll, expect, it } from 'vitest'
import { PUBLICATION_NOUNS, type PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import { appendAudit, type AuditEntry } from '../http/audit.store.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { isPublicChange, publicChanges } from './public-change.store.ts'

let test: TestApp
beforeAll(async () => void (test = await makeTestApp()))
afterAll(() => test.close())

const ORIGIN = { actor: undefined, requestId: null, ip: null }
const MOVED: AuditEntry = { action: 'unlist-product', entity: 'product' }
const READ: AuditEntry = { action: 'read-credit', entity: 'credit_authorisation' }

const write = (...entries: AuditEntry[]) =>
  test.services.db.transaction().execute((tx) => appendAudit(tx, ORIGIN, entries))
const counted = async (entity = 'product') => (await publicChanges(test.services.pool)).get(entity) ?? 0

it('counts what changes public pages once a transaction and kind, and nothing else', async () => {
  const before = await counted()
  await write(READ)
  expect(await counted()).toBe(before)
  await write(MOVED, MOVED, READ)
  expect(await counted()).toBe(before + 1)
})

it('takes everything that is published by declaration for public, the logos of institutions too', async () => {
  const kinds = Object.keys(PUBLICATION_NOUNS) as PublicationKind[]
  expect(kinds.filter((kind) => !isPublicChange([kind]))).toEqual([])
  const before = await counted('organisation_logo')
  await write({ action: 'take-organisation-logo-offline', entity: 'organisation_logo' })
  expect(await counted('organisation_logo')).toBe(before + 1)
})

it('counts nothing of a change that was taken back', async () => {
  const before = await counted()
  const failing = test.services.db.transaction().execute(async (tx) => {
    await appendAudit(tx, ORIGIN, [MOVED])
    throw new Error('too late')
  })
  await expect(failing).rejects.toThrow('too late')
  expect(await counted()).toBe(before)
})

it('counts every one of changes at the same time', async () => {
  const before = await counted()
  await Promise.all(Array.from({ length: 8 }, () => write(MOVED)))
  expect(await counted()).toBe(before + 8)
})
