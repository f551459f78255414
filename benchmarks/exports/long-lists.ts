import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/data/migrate.ts'
import { rightsOf } from '../../apps/server/src/domains/exports/index.ts'
import { type Benchmark, type Measure, shown } from '../harness/measure.ts'

const FEW = 10_000
const MANY = 100_000
const ROUNDS = 3
const REACH_PER_SECOND = 20_000
/** Ten times the rows may not take half as much memory again. */
const REACH_MEMORY = 1.5

interface Written {
  readonly ms: number
  readonly rssMib: number
}

async function inProcess(file: URL, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Written> {
  const child = fork(fileURLToPath(file), [...args], { env: { ...process.env, ...env } })
  const [told] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [Written | number]
  if (typeof told !== 'object') throw new Error(`${file.pathname} 没有完成`)
  return told
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** The same of few and of many rows, in turns. */
async function compared(write: (rows: number) => Promise<Written>) {
  const runs: { few: Written; many: Written }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push({ few: await write(FEW), many: await write(MANY) })
  const perSecond = median(runs.map(({ many }) => MANY / (many.ms / 1_000)))
  const [few, many] = (['few', 'many'] as const).map((size) => median(runs.map((run) => run[size].rssMib)))
  return { perSecond, fewMib: few ?? NaN, manyMib: many ?? NaN, runs }
}

function measureOf(
  what: string,
  { perSecond, fewMib, manyMib, runs }: Awaited<ReturnType<typeof compared>>,
): Measure {
  return {
    id: 'P24',
    what,
    reached: `${shown(perSecond)} 行/秒；内存最多 ${shown(manyMib)} MiB，对 ${shown(FEW)} 行的 ${shown(fewMib)} MiB（${(manyMib / fewMib).toFixed(2)} 倍）`,
    reach: `≥ ${shown(REACH_PER_SECOND)} 行/秒；内存 ≤ ${REACH_MEMORY} 倍`,
    isReached: perSecond >= REACH_PER_SECOND && manyMib <= REACH_MEMORY * fewMib,
    detail: { perSecond, fewMib, manyMib, runs },
  }
}

const ACCOUNT = `with made as (insert into account (username, user_type, display_name, user_source_type, status, password_hash)
    values ($1, 'operator', '导出', '1', 'active', '') returning id)
  , given as (insert into account_role (account_id, role) select id, 'operator' from made)
  select id from made`
const MESSAGES = `insert into message (account_id, kind, title, body, delivery)
  select $1, 'messages.test', '消息 ' || n, '您提交的融资申请已受理，请留意后续进展 ' || n, 'box' from generate_series(1, $2) n`
const ASKED = `insert into export_file (account_id, list, title, format, asked, filter_words, city_code, session_scope, rights, status,
    is_in_background, requested_at)
  values ($1, 'messages.listMessages', '消息', 'xlsx', '{}', '{}', '620000', 'console', $2, 'PENDING', true, now()) returning id`

const RIGHTS = rightsOf({
  roles: ['operator'],
  orgId: null,
  companyId: null,
  regionCode: null,
  userSourceType: '1',
})

/** P24: a list of 100,000 rows as a workbook: the writing alone, and the whole way from the database into kept parts. */
export const longLists: Benchmark = async () => {
  const writing = await compared((rows) =>
    inProcess(new URL('write-process.ts', import.meta.url), [String(rows)]),
  )
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-export-'))
  // The embedded database gives up root's rights and must still reach its folder.
  await chmod(dataDir, 0o755)
  const database = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  try {
    await migrate(database.url)
    const accounts = new Map<number, string>()
    for (const rows of [FEW, MANY]) {
      const made = await pool.query<{ id: string }>(ACCOUNT, [`export-${rows}`])
      accounts.set(rows, made.rows[0]?.id ?? '')
      await pool.query(MESSAGES, [accounts.get(rows), rows])
    }
    await pool.query('vacuum analyze message')
    const whole = await compared(async (rows) => {
      const { rows: asked } = await pool.query<{ id: string }>(ASKED, [accounts.get(rows), RIGHTS])
      return inProcess(new URL('export-process.ts', import.meta.url), [database.url, asked[0]?.id ?? ''], {
        DATA_DIR: dataDir,
        DEMO: '1',
      })
    })
    return [
      measureOf(`xlsx 写出 ${shown(MANY)} 行 × 15 列（文本、金额、日期、时间），只写文件`, writing),
      measureOf(`导出 ${shown(MANY)} 行：同一快照分批读列表、写 xlsx、分块保存`, whole),
    ]
  } finally {
    await pool.end()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
