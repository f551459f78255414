import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Something that a database has to understand, and how it shows in SQL. */
interface Feature {
  readonly name: string
  readonly pattern: RegExp
  /** `schema`: of tables, indices and functions; `statements`: of what the product sends. */
  readonly in: 'schema' | 'statements'
}

/** What other databases of PostgreSQL's family are known to lack or to do in their own way. */
const FEATURES: readonly Feature[] = [
  { name: '扩展', in: 'schema', pattern: /^create extension/im },
  { name: '标识列', in: 'schema', pattern: /as identity/i },
  { name: '生成列', in: 'schema', pattern: /generated always as \(/i },
  { name: '按月范围分区', in: 'schema', pattern: /^\) partition by range/im },
  { name: '不写日志的表', in: 'schema', pattern: /^create unlogged table/im },
  { name: 'GIN 索引', in: 'schema', pattern: /using gin/i },
  { name: '覆盖索引（include）', in: 'schema', pattern: /\binclude \(/i },
  { name: '多重范围类型', in: 'schema', pattern: /\w+multirange not null/i },
  { name: '唯一约束中的空值相同', in: 'schema', pattern: /nulls not distinct/i },
  { name: '排除约束', in: 'schema', pattern: /\bexclude using/i },
  { name: '行级安全', in: 'schema', pattern: /row level security/i },
  { name: '域类型', in: 'schema', pattern: /^create domain/im },
  { name: '触发器', in: 'schema', pattern: /^create (?:constraint )?trigger/im },
  { name: 'PL/pgSQL 函数', in: 'schema', pattern: /language plpgsql/i },
  { name: 'skip locked', in: 'statements', pattern: /skip locked/i },
  {
    name: 'for no key update、for key share',
    in: 'statements',
    pattern: /for (?:no key update|key share)/i,
  },
  { name: 'on conflict', in: 'statements', pattern: /\bon conflict\b/i },
  { name: 'merge', in: 'statements', pattern: /\bmerge into\b/i },
  { name: 'listen、notify', in: 'statements', pattern: /pg_notify\(|\blisten "/i },
  { name: '咨询锁', in: 'statements', pattern: /pg_(?:try_)?advisory_/i },
  { name: 'lateral', in: 'statements', pattern: /\blateral\b/i },
  { name: 'with recursive', in: 'statements', pattern: /with recursive/i },
  { name: '聚合的 filter', in: 'statements', pattern: /filter \(where/i },
  { name: 'JSON 转为行', in: 'statements', pattern: /jsonb?_to_recordset/i },
  { name: 'unnest … with ordinality', in: 'statements', pattern: /with ordinality/i },
  { name: '日志位置（pg_lsn）', in: 'statements', pattern: /pg_\w+_lsn\(\)/i },
  { name: '逻辑消息', in: 'statements', pattern: /pg_logical_emit_message/i },
]

const isStatement = (file: string) => !/(?:\.test|\.fixtures|^tools\/|\/testing\/)/.test(file)

/** Whether each feature stands in the schema, or in what the product sends; of `root`, the repository. */
export function usedFeatures(root: string): ReadonlyMap<string, boolean> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(isStatement)
  const texts = { schema: read('database/schema.sql'), statements: files.map(read).join('\n') }
  return new Map(FEATURES.map(({ name, pattern, in: place }) => [name, pattern.test(texts[place])]))
}
