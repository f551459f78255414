// npm run files:move [-- --status]: carries every uploaded file from FILES_ALSO_READ to FILES_URL while the service is open; with
// --status it only says how far that is. Exit code 1 while something is left or could not be carried.
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { makeDatabase } from '../apps/server/src/data/database.ts'
import { countKept, findLastMove, moveFiles, startMove } from '../apps/server/src/domains/files/index.ts'
import { makeFileStores } from '../apps/server/src/files/make-stores.ts'
import { StorageAway } from '../apps/server/src/files/storage-away.ts'
import { makeLogger } from '../apps/server/src/http/log.ts'
import { openToolDatabase } from './tool-database.ts'

/** One line for so much time. */
const LINE_MS = 2_000
/** While another process takes a step. */
const PAUSE_MS = 200

const say = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const { values } = parseArgs({ options: { status: { type: 'boolean', default: false } } })
const { config, pool, close } = await openToolDatabase({ prepare: false })
const db = makeDatabase(pool)

type Move = NonNullable<Awaited<ReturnType<typeof findLastMove>>>
type MoveRun = Awaited<ReturnType<typeof startMove>>

async function sayProgress({ round, files, bytes, carried }: Move): Promise<void> {
  say(
    `第 ${round} 遍：已核对 ${files} / ${await countKept(db)} 个文件（${megabytes(bytes)}），共复制 ${carried} 个`,
  )
}

/** The report; whether everything is where it should be. */
function sayEnd({ target, files, bytes, carried, failed }: Move): boolean {
  say(
    `迁移完成：${target} 中有 ${files - failed} 个文件（共 ${megabytes(bytes)}），逐一核对无误，其中复制 ${carried} 个。`,
  )
  if (failed > 0) {
    say(
      `有 ${failed} 个文件在各处都缺失或已损坏，未能复制：存储键见日志 files.notCarried，修复后请再次运行。`,
    )
    return false
  }
  say('原存储未作改动。各实例去掉 FILES_ALSO_READ 并重启后，即可停用原存储；请先做一次备份。')
  return true
}

async function carry(): Promise<Move> {
  const services = { db, log: makeLogger('error'), ...makeFileStores(config) }
  if (!services.fileMove) throw new Error('FILES_ALSO_READ')
  say(`从 ${services.fileMove.from.place} 迁移到 ${services.fileMove.to.place}`)
  let step: MoveRun = await startMove(db, services.fileMove)
  let saidAt = performance.now()
  for (;;) {
    const next = await moveFiles(services, step)
    const move = await findLastMove(db)
    if (!move || move.finishedAt !== null) {
      if (!move) throw new Error('no move')
      return move
    }
    if (performance.now() - saidAt > LINE_MS) {
      await sayProgress(move)
      saidAt = performance.now()
    }
    // An instance of the product works on the same steps, from the outbox.
    if (!next) await pause(PAUSE_MS)
    step = next ?? move
  }
}

try {
  if (values.status) {
    const move = await findLastMove(db)
    if (!move) say('没有进行过迁移。')
    else if (move.finishedAt === null) await sayProgress(move)
    process.exitCode = move?.finishedAt && sayEnd(move) ? 0 : 1
  } else if (config.filesAlso === undefined) {
    say('没有需要迁移的存储：请以 FILES_URL 指定新的存储，以 FILES_ALSO_READ 指定原来的存储。')
    process.exitCode = 1
  } else {
    process.exitCode = sayEnd(await carry()) ? 0 : 1
  }
} catch (error) {
  if (!(error instanceof StorageAway)) throw error
  say(`存储暂时不可用（${error.message}）：已完成的部分不会丢失，请稍后再次运行。`)
  process.exitCode = 1
} finally {
  await close()
}
