import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { downloadFile, getFileHealth, uploadFile } from '@lqr/contract/files/calls.ts'
import { makeFolderStorage } from '../../files/folder-storage.ts'
import { placeOfKey } from '../../files/file-storage.ts'
import { jobTasks } from '../../job-tasks.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { findLastMove } from './file-move.store.ts'
import { pdfBytes } from './files.fixtures.ts'
import { moveFiles, type MoveServices, startMove } from './move-files.ts'
import { makeMoveWorld, type MoveWorld } from './move-world.fixtures.ts'
import { sweepFiles } from './sweep-files.ts'

const TOOL = fileURLToPath(new URL('../../../../../tools/move-files.ts', import.meta.url))

describe('files that move from one store to another', () => {
  let world: MoveWorld
  let token: string
  beforeAll(async () => {
    world = await makeMoveWorld()
    token = await world.app.signIn(world.accountId)
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await services().pool.query(
      'delete from file_move; delete from file_fault; delete from file; delete from graphile_worker._private_jobs',
    )
    for (const store of [world.fileMove.from, world.fileMove.to])
      for await (const key of store.listAll()) await store.remove(key)
    world.server.setTrouble(() => undefined)
  })

  const services = () => world.app.services
  const standing = () => findLastMove(services().db)
  const kept = (keys: string[]) => keys.map((key) => world.server.objects.has(`uploads/${placeOfKey(key)}`))
  const move = async (with_: MoveServices = services(), limit?: { files: number; bytes: number }) => {
    if (!with_.fileMove) throw new Error('nothing to move')
    let step = await startMove(with_.db, with_.fileMove)
    for (let next: typeof step | undefined = step; next; next = await moveFiles(with_, step, limit))
      step = next
    return standing()
  }
  const download = async (id: string) =>
    (await world.app.send(downloadFile, { params: { id } }, { token })).data

  it('are read from both, written to the next one, and all there in the end, whose former place may go', async () => {
    const ids = [await world.make('1'), await world.make('2'), await world.make('3')]
    const before = await download(ids[0] ?? '')
    expect(before).toEqual(pdfBytes('1'))
    const upload = { name: 'a.pdf', bytes: pdfBytes('meanwhile') }
    const { data } = await world.app.upload(uploadFile, {}, upload, token)
    expect(kept(await world.keysOf(data.fileId))).toEqual([true])

    expect(await move(services(), { files: 2, bytes: 1_000_000 })).toMatchObject({
      target: `${world.server.url}/uploads/`,
      round: 2,
      files: 4,
      carried: 3,
      failed: 0,
    })
    expect((await standing())?.finishedAt).not.toBeNull()
    expect(kept(await world.keysOf(...ids))).toEqual([true, true, true])
    for await (const key of world.fileMove.from.listAll()) await world.fileMove.from.remove(key)
    expect(await download(ids[2] ?? '')).toEqual(pdfBytes('3'))
    expect(await move()).toMatchObject({ round: 1, files: 4, carried: 0, failed: 0 })
    const operator = await makeAccount(services().db, services(), { sourceType: '1' })
    const shown = await world.app.call(getFileHealth, {}, { token: await world.app.signIn(operator.id) })
    const target = `${world.server.url}/uploads/`
    expect(shown.data).toMatchObject({ store: target, lastMove: { target, files: 4, carried: 0 } })
  })

  it('go back the same way', async () => {
    const id = await world.make('there and back')
    await move()
    await world.fileMove.from.remove((await world.keysOf(id))[0] ?? '')
    const { from, to } = world.fileMove
    expect(await move({ ...services(), fileMove: { from: to, to: from } })).toMatchObject({ carried: 1 })
    expect(await from.sizeOf((await world.keysOf(id))[0] ?? '')).toBe(pdfBytes('there and back').length)
  })

  it('are found by a later round when an instance still wrote them to the former place', async () => {
    const first = await world.make('first')
    const step = await startMove(services().db, world.fileMove)
    const next = await moveFiles(services(), step)
    const late = await world.make('late')
    await services().pool.query(`update file_move set last_key = $1`, ['f'.repeat(64)])
    let at = next && { ...next, lastKey: 'f'.repeat(64) }
    while (at) at = await moveFiles(services(), at)
    expect(kept(await world.keysOf(first, late))).toEqual([true, true])
    expect(await standing()).toMatchObject({ round: 3, files: 2, carried: 2 })
  })

  it('come from the second copy when the former place has them no more, and are counted where nobody has them', async () => {
    const [spoilt, lost] = [await world.make('spoilt'), await world.make('lost')]
    const copies = makeFolderStorage(path.join(world.folder, 'copies'))
    await copies.put(pdfBytes('spoilt'))
    for (const key of await world.keysOf(spoilt, lost))
      await writeFile(path.join(world.folder, placeOfKey(key)), 'rubbish')
    expect(await move({ ...services(), fileCopies: copies })).toMatchObject({ carried: 1, failed: 1 })
    expect(kept(await world.keysOf(spoilt))).toEqual([true])
    expect(kept(await world.keysOf(lost))).toEqual([false])
    await rm(path.join(world.folder, 'copies'), { recursive: true })
  })

  it('stay where the move stopped while the store is away, and go on from there', async () => {
    await world.make('patient')
    const step = await startMove(services().db, world.fileMove)
    world.server.setTrouble(({ method }) => (method === 'PUT' ? { status: 507 } : undefined))
    await expect(moveFiles(services(), step)).rejects.toMatchObject({ code: 'STORE_NOT_WRITTEN' })
    expect(await standing()).toMatchObject({ files: 0, lastKey: '', finishedAt: null })
  })

  it('are moved by the job as by the command, each step once, and only by processes that know where to', async () => {
    await world.make('by the job')
    const step = await startMove(services().db, world.fileMove)
    expect(await startMove(services().db, world.fileMove)).toEqual(step)
    await expect(jobTasks['move-files']({ ...services(), fileMove: undefined }, step)).rejects.toThrow(
      'does not move files',
    )
    await jobTasks['move-files'](services(), step)
    await jobTasks['move-files'](services(), step)
    expect(await standing()).toMatchObject({ files: 1, finishedAt: null })
    const { rows } = await services().pool.query(
      `select from graphile_worker.jobs where task_identifier = 'move-files'`,
    )
    expect(rows).toHaveLength(3)
  })

  it('that nobody uses any more are swept from both places', async () => {
    const id = await world.make('dropped')
    const keys = await world.keysOf(id)
    await move()
    await services().pool.query('update file set deleted_at = now()')
    await sweepFiles({ ...services(), now: () => new Date(Date.now() + 7_200_000) })
    expect(kept(keys)).toEqual([false])
    expect(await world.fileMove.from.sizeOf(keys[0] ?? '')).toBeUndefined()
  })

  it('are moved by the command, which tells its progress and ends with a report', async () => {
    await world.make('by the command')
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, [TOOL, ...words], {
        env: {
          ...process.env,
          ...world.environment,
          DATABASE_URL: world.app.databaseUrl,
          DATA_DIR: services().config.dataDir,
          DEMO: '1',
        },
      })
    const { stdout } = await run()
    expect(stdout).toContain(`迁移到 ${world.server.url}/uploads/`)
    expect(stdout).toContain('中有 1 个文件')
    expect(stdout).toContain('去掉 FILES_ALSO_READ')
    expect((await run('--status')).stdout).toContain('其中复制 1 个')
  })
})
