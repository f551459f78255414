import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobTasks } from '../job-tasks.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { anchorAudit } from './anchor-audit.ts'
import { readAnchors } from './anchor-file.ts'
import { sealNow, tamper, writeRow } from './audit-rows.fixtures.ts'
import { rootSeal, type SealRoot } from './root-seal.ts'
import { sealRows } from './seal.store.ts'
import { verifyAudit } from './verify-audit.ts'

/** What somebody who owns the database, and has not the key, can seal with. */
const NO_KEY: SealRoot = () => Buffer.alloc(32)

describe('an audit log that a database administrator wrote anew', () => {
  let test: TestApp
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lqr-anchors-'))
    test = await makeTestApp({}, undefined, { AUDIT_ANCHOR_DIR: folder })
    for (let block = 0; block < 3; block += 1) {
      await writeRow(test)
      await sealNow(test)
    }
  })
  afterEach(async () => {
    await test.close()
    await rm(folder, { recursive: true })
  })

  const verify = async () =>
    verifyAudit(test.services.pool, {
      sealRoot: rootSeal(test.services.cipher),
      anchors: await readAnchors(folder),
    })

  /** Changes a row and seals the whole log anew, as the product's own code does it. */
  async function writeAnew(sealRoot: SealRoot): Promise<void> {
    await tamper(test, 'delete from audit_block')
    await tamper(test, `update audit_log set action = 'other' where id = (select min(id) from audit_log)`)
    await sealRows(test.services.pool, sealRoot)
  }

  it('is found by the seals, although every row and every root fits', async () => {
    expect(await verify()).toMatchObject({ sound: 3, broken: undefined, brokenSeal: undefined })
    await writeAnew(NO_KEY)
    const verdict = await verify()
    expect(verdict).toMatchObject({ sound: 3, broken: undefined, brokenBlock: undefined, brokenSeal: 1 })
  })

  it('is found by the seals also when the product has sealed on top of it', async () => {
    await writeAnew(NO_KEY)
    await writeRow(test)
    await sealNow(test)
    expect(await verify()).toMatchObject({ sound: 4, brokenSeal: 1 })
    await tamper(test, 'update audit_block set seal = null where seq = 2')
    expect(await verify()).toMatchObject({ brokenSeal: 1 })
  })

  it('is found when a seal was taken away', async () => {
    await tamper(test, 'update audit_block set seal = null where seq = 3')
    expect(await verify()).toMatchObject({ brokenBlock: undefined, brokenSeal: 3 })
  })

  it('is found by the root kept outside when all seals were taken away', async () => {
    await anchorAudit(test.services)
    await writeAnew(NO_KEY)
    await tamper(test, 'update audit_block set seal = null')
    expect(await verify()).toMatchObject({ brokenSeal: undefined, lostAnchors: [{ seq: 3 }] })
  })

  it('is found by the root kept outside when its end was cut off', async () => {
    await anchorAudit(test.services)
    await tamper(test, 'delete from audit_block where seq = 3')
    await tamper(test, 'delete from audit_log where id = (select max(id) from audit_log)')
    expect(await verify()).toMatchObject({ sound: 2, broken: undefined, lostAnchors: [{ seq: 3 }] })
    await expect(jobTasks['check-invariants'](test.services, {})).rejects.toThrow(
      /the audit log was changed: root [0-9a-f]{64} of block 3 kept outside is not in it/,
    )
  })

  it('goes on from blocks of before there was a key', async () => {
    await tamper(test, 'update audit_block set seal = null')
    await writeRow(test)
    await sealNow(test)
    expect(await verify()).toMatchObject({ sound: 4, brokenSeal: undefined })
  })

  it('keeps each root once in the file outside, and takes no line for good that was changed', async () => {
    await anchorAudit(test.services)
    await anchorAudit(test.services)
    await writeRow(test)
    await sealNow(test)
    await anchorAudit(test.services)
    const text = await readFile(path.join(folder, 'audit-anchors.txt'), 'utf8')
    expect(text).toMatch(/^3 \S+ [0-9a-f]{64} [0-9a-f]{64}\n4 \S+ [0-9a-f]{64} [0-9a-f]{64}\n$/)
    expect(await verify()).toMatchObject({ lostAnchors: [] })
    await appendFile(path.join(folder, 'audit-anchors.txt'), 'half\n')
    expect(await verify()).toMatchObject({ lostAnchors: [{ root: 'half' }] })
  })
})
