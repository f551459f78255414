import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePool } from '../../data/pool.ts'
import { readStored } from '../../files/read-stored.ts'
import { makeLogger } from '../../http/log.ts'
import { jobTasks } from '../../job-tasks.ts'
import { superviseWorker } from '../../jobs/worker.ts'
import { findLastMove } from './file-move.store.ts'
import { startMove } from './move-files.ts'
import { makeMoveWorld, type MoveWorld } from './move-world.fixtures.ts'

/** A process that is started meanwhile loads the whole product first. */
const SOON = { timeout: 100_000, interval: 100 }
const FILES = 60

let world: MoveWorld
beforeAll(async () => {
  world = await makeMoveWorld()
})
afterAll(() => world.close())

test('a move that is killed in the middle of a step is ended by another process, and every file is there once', async () => {
  const { services } = world.app
  for (let each = 0; each < FILES; each += 1) await world.make(`file ${each}`)
  // The second step comes as far as its third file, which the server never answers.
  let puts = 0
  world.server.setTrouble(({ method }) => (method === 'PUT' && ++puts > 52 ? 'hang' : undefined))
  await startMove(services.db, world.fileMove)
  const doomed = fork(fileURLToPath(new URL('../../jobs/worker-process.fixtures.ts', import.meta.url)), {
    env: {
      ...process.env,
      ...world.environment,
      DATABASE_URL: world.app.databaseUrl,
      DATA_DIR: services.config.dataDir,
      DEMO: '1',
    },
  })
  await expect.poll(() => puts, SOON).toBeGreaterThan(52)
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  world.server.setTrouble(() => undefined)
  expect(await findLastMove(services.db)).toMatchObject({ files: 50, carried: 50, finishedAt: null })

  const pool = makePool({ url: world.app.databaseUrl, max: 4 })
  const worker = superviseWorker(services, makeLogger('silent'), {
    pool,
    tasks: jobTasks,
    cron: '',
    timing: { beatMs: 50, lapseMs: 600, firstPauseMs: 20, longestPauseMs: 200 },
  })
  await expect.poll(async () => (await findLastMove(services.db))?.finishedAt ?? null, SOON).not.toBeNull()
  await worker.stop()
  await pool.end()
  // The two files of the step that died lie there already: they are counted, and not carried again.
  expect(await findLastMove(services.db)).toMatchObject({ files: FILES, carried: FILES - 2, failed: 0 })
  const { rows } = await services.pool.query<{ storageKey: string; storedSize: number }>(
    'select storage_key as "storageKey", stored_size as "storedSize" from file',
  )
  for (const file of rows) expect(await readStored(world.fileMove.to, file)).toHaveProperty('bytes')
  expect(world.server.objects.size).toBe(FILES)
})
