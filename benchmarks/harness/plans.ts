import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { makeDatabase } from '../../apps/server/src/data/database.ts'
import { rowTypes } from '../../apps/server/src/data/pool.ts'
import type { Question } from './database-time.ts'
import { SCALE } from './full-data.ts'
import { root } from './processes.ts'

const FOLDER = path.join(root, 'benchmarks/results/plans')
const EXPLAINING = [
  'TimeZone=Asia/Shanghai',
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'client_min_messages=log',
]

export interface ExplainedStatement {
  readonly statement: string
  readonly plan: string
}

/** What auto_explain tells of a statement: the time, the statement, its parameters and the plan. */
export function readExplained(message: string): ExplainedStatement | undefined {
  const [, duration, told] = /^duration: ([\d.]+ ms) {2}plan:\n([\s\S]*)$/.exec(message) ?? []
  if (told === undefined) return undefined
  const lines = told.split('\n')
  // The plan begins with the first line that names its cost.
  const begin = lines.findIndex((line) => line.includes('(cost='))
  if (begin === -1) return undefined
  const statement = lines.slice(0, begin).join('\n').replace('Query Text: ', '').trim()
  return { statement, plan: `${lines.slice(begin).join('\n').trimEnd()}\nTime: ${duration}` }
}

/**
 * Asks each question once and writes every statement it sent to the database, with its plan as it was really run
 * (auto_explain with ANALYZE and BUFFERS), into `benchmarks/results/plans/<name>.md`.
 */
export async function writePlans(
  name: string,
  title: string,
  url: string,
  questions: readonly Question[],
): Promise<void> {
  const heard: ExplainedStatement[] = []
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    types: rowTypes(),
    options: EXPLAINING.map((setting) => `-c ${setting}`).join(' '),
  })
  pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      const explained = readExplained(message ?? '')
      if (explained) heard.push(explained)
    }),
  )
  const sections: string[] = []
  try {
    const asked = { pool, db: makeDatabase(pool) }
    for (const question of questions) {
      // Once unseen: the plans are those of warm caches.
      await question.ask(asked)
      heard.length = 0
      await question.ask(asked)
      sections.push(planSection(question.name, heard))
    }
  } finally {
    await pool.end()
  }
  if (SCALE !== 1) return
  mkdirSync(FOLDER, { recursive: true })
  const head = `# ${title}\n\n由 \`npm run bench\` 写成：全量数据上各语句的原文与实际执行计划（auto_explain，ANALYZE 与 BUFFERS，热缓存）。\n`
  writeFileSync(path.join(FOLDER, `${name}.md`), [head, ...sections].join('\n'))
}

/** One question as Markdown: its statements in the order they were sent, each with its plan. */
export function planSection(name: string, statements: readonly ExplainedStatement[]): string {
  const blocks = statements.flatMap(({ statement, plan }) => [
    '```sql',
    statement,
    '```',
    '',
    '```text',
    plan,
    '```',
    '',
  ])
  return [`## ${name}`, '', ...blocks].join('\n')
}
