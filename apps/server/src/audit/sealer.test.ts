import { Writable } from 'node:stream'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { writeRow } from './audit-rows.fixtures.ts'
import { latestRoot } from './audit-state.store.ts'
import { rootSeal } from './root-seal.ts'
import { sealWithin } from './seal.store.ts'
import { startSealer } from './sealer.ts'
import { verifyAudit } from './verify-audit.ts'

describe('the sealer of a process', () => {
  let test: TestApp
  let lines: string[] = []
  const log = pino(
    new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString())
        done()
      },
    }),
  )
  beforeEach(async () => {
    lines = []
    test = await makeTestApp()
  })
  afterEach(() => test.close())

  const sealRoot = () => rootSeal(test.services.cipher)
  const metrics = async () => (await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body

  it('seals new rows by itself beside that of another instance, and what is left when it stops', async () => {
    const sealers = [
      startSealer(test.services.pool, sealRoot(), log),
      startSealer(test.services.pool, sealRoot(), log),
    ]
    await writeRow(test)
    await expect.poll(() => latestRoot(test.services.pool)).toBeDefined()
    await writeRow(test)
    await Promise.all(sealers.map((sealer) => sealer.stop()))
    expect(await verifyAudit(test.services.pool)).toMatchObject({ sound: 2, unsealed: 0, broken: undefined })
    expect(lines.join('')).not.toContain('"level":50')
  })

  it('raises an alarm when rows wait because a sealer elsewhere hangs', async () => {
    const { pool } = test.services
    await test.asOwner(`insert into audit_log (at, actor_kind, action, entity)
      values (now() - interval '6 s', 'anonymous', 'act', 'thing')`)
    const hanging = await pool.connect()
    await hanging.query('begin')
    await sealWithin(hanging, sealRoot())
    const sealer = startSealer(pool, sealRoot(), log)
    await expect.poll(() => lines.join('')).toContain('audit rows wait for their seal')
    expect(Number(/^audit_unsealed_seconds (\S+)$/m.exec(await metrics())?.[1])).toBeGreaterThan(5)
    await hanging.query('rollback')
    hanging.release()
    await sealer.stop()
    expect(await metrics()).toMatch(/^audit_unsealed_seconds 0$/m)
  })
})
