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
  { name: '扩展', in: 'schema', pattern: /^create extension/gim },
  { name: '标识列', in: 'schema', pattern: /as identity/gi },
  { name: '生成列', in: 'schema', pattern: /generated always as \(/gi },
  { name: '按月范围分区', in: 'schema', pattern: /^\) partition by range/gim },
  { name: '不写日志的表', in: 'schema', pattern: /^create unlogged table/gim },
  { name: 'GIN 索引', in: 'schema', pattern: /using gin/gi },
  { name: '覆盖索引（include）', in: 'schema', pattern: /\binclude \(/gi },
  { name: '多重范围类型', in: 'schema', pattern: /\w+multirange not null/gi },
  { name: '唯一约束中的空值相同', in: 'schema', pattern: /nulls not distinct/gi },
  { name: '排除约束', in: 'schema', pattern: /\bexclude using/gi },
  { name: '行级安全', in: 'schema', pattern: /row level security/gi },
  { name: '域类型', in: 'schema', pattern: /^create domain/gim },
  { name: '触发器', in: 'schema', pattern: /^create (?:constraint )?trigger/gim },
  { name: 'PL/pgSQL 函数', in: 'schema', pattern: /language plpgsql/gi },
  { name: 'skip locked', in: 'statements', pattern: /skip locked/gi },
  {
    name: 'for no key update、for key share',
    in: 'statements',
    pattern: /for (?:no key update|key share)/gi,
  },
  { name: 'on conflict', in: 'statements', pattern: /\bon conflict\b/gi },
  { name: 'merge', in: 'statements', pattern: /\bmerge into\b/gi },
  { name: 'listen、notify', in: 'statements', pattern: /pg_notify\(|\blisten "/gi },
  { name: '咨询锁', in: 'statements', pattern: /pg_(?:try_)?advisory_/gi },
  { name: 'lateral', in: 'statements', pattern: /\blateral\b/gi },
  { name: 'with recursive', in: 'statements', pattern: /with recursive/gi },
  { name: '聚合的 filter', in: 'statements', pattern: /filter \(where/gi },
  { name: 'JSON 转为行', in: 'statements', pattern: /jsonb?_to_recordset/gi },
  { name: 'unnest … with ordinality', in: 'statements', pattern: /with ordinality/gi },
  { name: '日志位置（pg_lsn）', in: 'statements', pattern: /pg_\w+_lsn\(\)/gi },
  { name: '逻辑消息', in: 'statements', pattern: /pg_logical_emit_message/gi },
]

const isStatement = (file: string) => !/(?:\.test|\.fixtures|^tools\/|\/testing\/)/.test(file)

/** How often each feature stands in the schema, or in what the product sends; of `root`, the repository. */
export function countFeatures(root: string): ReadonlyMap<string, number> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(isStatement)
  const texts = { schema: read('database/schema.sql'), statements: files.map(read).join('\n') }
  return new Map(
    FEATURES.map(({ name, pattern, in: place }) => [name, texts[place].match(pattern)?.length ?? 0]),
  )
}
