import { access, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobTasks } from '../../job-tasks.ts'
import { checkFiles } from './check-files.ts'
import { makeTwoStores, type TwoStores } from './file-stores.fixtures.ts'
import { pdfBytes, placeOf } from './files.fixtures.ts'
import { sweepFiles } from './sweep-files.ts'

describe('the nightly check of files', () => {
  let stores: TwoStores
  beforeAll(async () => {
    stores = await makeTwoStores()
  })
  afterAll(() => stores.close())
  /** Each test has files of its own alone. */
  beforeEach(() =>
    stores.app.services.pool.query(
      'delete from file_check; delete from file_fault; delete from file; delete from graphile_worker._private_jobs',
    ),
  )

  const services = () => stores.app.services
  async function checkAll() {
    for (let step = await checkFiles(services()); step;) step = await checkFiles(services(), step)
    const { rows } = await services().pool.query<Record<string, unknown>>(
      `select files, copied, restored, faults, finished_at is not null as finished from file_check order by id desc limit 1`,
    )
    return rows[0]
  }
  const exists = (place: string) =>
    access(place).then(
      () => true,
      () => false,
    )

  it('writes the second copies that are missing, once', async () => {
    const file = await stores.make('copied')
    expect(await checkAll()).toEqual({ files: 1, copied: 1, restored: 0, faults: 0, finished: true })
    expect(await readFile(file.second)).toEqual(pdfBytes('copied'))
    expect(await checkAll()).toMatchObject({ files: 1, copied: 0 })
    expect(await stores.faultsOf(file.key)).toEqual([])
  })

  it.each([
    ['truncated', (place: string) => truncate(place, 7)],
    ['changed', (place: string) => writeFile(place, pdfBytes('restoreD'))],
    ['missing', (place: string) => rm(place)],
  ])('restores a file that is %s from its second copy, and says so', async (kind, spoil) => {
    const file = await stores.make('restored')
    await checkAll()
    await spoil(file.first)
    expect(await checkAll()).toMatchObject({ restored: 1, faults: 0 })
    expect(await readFile(file.first)).toEqual(pdfBytes('restored'))
    expect(await stores.faultsOf(file.key)).toEqual([
      { place: 'first', kind, found_by: 'check', outcome: 'restored' },
    ])
  })

  it('writes a faulty second copy anew from the first', async () => {
    const file = await stores.make('second')
    await checkAll()
    await truncate(file.second, 3)
    expect(await checkAll()).toMatchObject({ copied: 1, faults: 0 })
    expect(await readFile(file.second)).toEqual(pdfBytes('second'))
    expect(await stores.faultsOf(file.key)).toEqual([
      { place: 'second', kind: 'truncated', found_by: 'check', outcome: 'restored' },
    ])
  })

  it('makes the second copy of a licence of before of its sealed bytes alone', async () => {
    const file = await stores.make('sealed', 'license')
    await checkAll()
    expect(await exists(file.second)).toBe(false)
    const { rows } = await services().pool.query<{ key: string }>('select storage_key as key from file')
    const { rows: jobs } = await services().pool.query<{ payload: { storageKey: string } }>(
      `select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
       where j.task_identifier = 'copy-file'`,
    )
    expect(jobs.map(({ payload }) => payload.storageKey)).toEqual(rows.map(({ key }) => key))
    for (const { payload } of jobs) await jobTasks['copy-file'](services(), payload)
    const second = await readFile(placeOf(services(), rows[0]?.key ?? '', stores.copyDir))
    expect(second.includes('%PDF')).toBe(false)
  })

  it('reports a file that no copy has, keeps the fault open, and ends it when the file is sound again', async () => {
    const file = await stores.make('lost')
    await rm(file.first)
    expect(await checkAll()).toMatchObject({ restored: 0, faults: 1, finished: true })
    expect(await checkAll()).toMatchObject({ faults: 1 })
    const fault = { place: 'first', kind: 'missing', found_by: 'check' }
    expect(await stores.faultsOf(file.key)).toEqual([{ ...fault, outcome: null }])
    await services().files.put(pdfBytes('lost'))
    expect(await checkAll()).toMatchObject({ faults: 0 })
    expect(await stores.faultsOf(file.key)).toEqual([{ ...fault, outcome: 'sound' }])
  })

  it('ends the fault of a file that is not used any more', async () => {
    const file = await stores.make('dropped')
    await rm(file.first)
    await checkAll()
    await services().pool.query('update file set deleted_at = now() where id = $1', [file.id])
    await sweepFiles(services())
    expect(await stores.faultsOf(file.key)).toMatchObject([{ outcome: 'dropped' }])
    expect(await checkAll()).toMatchObject({ files: 0, faults: 0 })
  })

  it('goes on after the last step when the instance died, and takes no step twice', async () => {
    const made = [await stores.make('1'), await stores.make('2'), await stores.make('3')]
    const small = { files: 1, bytes: 1 }
    const step = await checkFiles(services(), undefined, small)
    if (!step) throw new Error('no step')
    const [second, again] = [
      await checkFiles(services(), step, small),
      await checkFiles(services(), step, small),
    ]
    expect([second?.lastKey, again]).toEqual([made.map(({ key }) => key).toSorted()[1], undefined])
    expect(await checkFiles(services())).toBeUndefined()
    await services().pool.query(`update file_check set touched_at = now() - interval '11 minutes'`)
    expect(await checkAll()).toMatchObject({ files: 3, copied: 3, finished: true })
    expect((await services().pool.query('select from file_check')).rowCount).toBe(1)
  })

  it('puts its next step into the outbox, later the more it read', async () => {
    await stores.make('paced')
    await services().pool.query('update file set stored_size = 20 * 1024 * 1024')
    await jobTasks['check-files'](services(), { _cron: { ts: '2026-11-22T19:47:00Z' } })
    const { rows } = await services().pool.query<Record<string, unknown>>(
      `select j.run_at - c.touched_at >= interval '1 second' as "isLater", p.payload ->> 'lastKey' = c.last_key as "isNext"
       from file_check c, graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
       where j.task_identifier = 'check-files'`,
    )
    expect(rows).toEqual([{ isLater: true, isNext: true }])
  })

  it('tells when it was last through', async () => {
    await checkAll()
    const { payload } = await stores.app.app.inject({ url: '/metrics' })
    expect(payload).toMatch(/^file_check_age_seconds \d/m)
  })

  it('is not stopped by a second store that takes nothing, and is an alarm', async () => {
    const file = await stores.make('refused')
    await rm(stores.copyDir, { recursive: true })
    await writeFile(stores.copyDir, 'no folder')
    expect(await checkAll()).toMatchObject({ copied: 0, faults: 1, finished: true })
    expect(await stores.faultsOf(file.key)).toMatchObject([{ place: 'second', outcome: null }])
    await rm(stores.copyDir)
    await mkdir(stores.copyDir)
    expect(await checkAll()).toMatchObject({ copied: 1, faults: 0 })
    expect(await stores.faultsOf(file.key)).toMatchObject([{ place: 'second', outcome: 'restored' }])
    expect(await exists(file.second)).toBe(true)
  })
})
