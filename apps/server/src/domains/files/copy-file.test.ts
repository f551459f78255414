import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadFile, uploadFile } from '@lqr/contract/files/calls.ts'
import { jobTasks } from '../../job-tasks.ts'
import { makeTwoStores, type TwoStores } from './file-stores.fixtures.ts'
import { pdfBytes, placeOf } from './files.fixtures.ts'
import { sweepFiles } from './sweep-files.ts'

const DAY_MS = 86_400_000

describe('the second copy of an upload', () => {
  let stores: TwoStores
  let token: string
  beforeAll(async () => {
    stores = await makeTwoStores()
    token = await stores.app.signIn(stores.accountId)
  })
  afterAll(() => stores.close())

  async function upload(words: string) {
    const { data } = await stores.app.upload(uploadFile, {}, { name: 'a.pdf', bytes: pdfBytes(words) }, token)
    const { services } = stores.app
    const { rows } = await services.pool.query<{ storageKey: string; payload: { storageKey: string } }>(
      `select f.storage_key as "storageKey", j.payload from file f
       join graphile_worker._private_jobs j on j.payload ->> 'storageKey' = f.storage_key where f.id = $1`,
      [data.fileId],
    )
    const [job] = rows
    if (!job) throw new Error('no job')
    const key = job.storageKey
    return {
      id: data.fileId,
      key,
      first: placeOf(services, key),
      second: placeOf(services, key, stores.copyDir),
      copy: () => jobTasks['copy-file'](services, job.payload),
    }
  }

  it('is written by a job that commits with the upload', async () => {
    const file = await upload('copy')
    await file.copy()
    expect(await readFile(file.second)).toEqual(pdfBytes('copy'))
  })

  it('gives a person the sound bytes at once when the first is faulty, and restores it', async () => {
    const file = await upload('mended')
    await file.copy()
    await writeFile(file.first, 'something else')
    const answer = await stores.app.send(downloadFile, { params: { id: file.id } }, { token })
    expect([answer.status, answer.data]).toEqual([200, pdfBytes('mended')])
    expect(await readFile(file.first)).toEqual(pdfBytes('mended'))
    expect(await stores.faultsOf(file.key)).toEqual([
      { place: 'first', kind: 'truncated', found_by: 'reading', outcome: 'restored' },
    ])
  })

  it('never fails the upload: a store that is away is an alarm, and the job is tried again', async () => {
    await rm(stores.copyDir, { recursive: true })
    await writeFile(stores.copyDir, 'no folder')
    const file = await upload('away')
    await expect(file.copy()).rejects.toThrow('not written')
    expect(await stores.faultsOf(file.key)).toMatchObject([
      { place: 'second', found_by: 'copying', outcome: null },
    ])
    await rm(stores.copyDir)
    await mkdir(stores.copyDir)
    await file.copy()
    expect(await readFile(file.second)).toEqual(pdfBytes('away'))
    expect(await stores.faultsOf(file.key)).toMatchObject([{ outcome: 'restored' }])
  })

  it('goes with the file', async () => {
    const file = await upload('removed')
    await file.copy()
    const { services } = stores.app
    await services.pool.query('update file set deleted_at = now() where id = $1', [file.id])
    await sweepFiles({ ...services, now: () => new Date(Date.now() + DAY_MS) })
    for (const place of [file.first, file.second]) await expect(readFile(place)).rejects.toThrow('ENOENT')
  })

  it('of a file that is gone meanwhile needs no job', async () => {
    const file = await upload('quick')
    await stores.app.services.pool.query('update file set deleted_at = now() where id = $1', [file.id])
    await file.copy()
    await expect(readFile(file.second)).rejects.toThrow('ENOENT')
  })
})
