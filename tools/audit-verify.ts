// npm run audit:verify [-- --anchor <root>]: computes the roots of the audit log anew. Exit code 1 when anything is wrong.
import { parseArgs } from 'node:util'
import { type AuditVerdict, verifyAudit } from '../apps/server/src/audit/verify-audit.ts'
import { openToolDatabase } from './tool-database.ts'

const WHY = {
  changed: '内容被改动',
  missing: '已不在',
  inserted: '是后来插入的',
  unlinked: '与前一行不相接',
} as const

function sentences({
  sound,
  unsealed,
  archived,
  last,
  broken,
  brokenBlock,
  isAnchored,
}: AuditVerdict): string[] {
  const found: string[] = []
  if (broken) found.push(`编号 ${broken.id} 的行${WHY[broken.why]}。`)
  if (brokenBlock !== undefined) found.push(`第 ${brokenBlock} 块被改动、缺失或与前一块不相接，其后未核验。`)
  if (!isAnchored) found.push('给出的根不在其中：日志的末尾被截去或被重写，或这不是同一份日志。')
  const head = found.length === 0 ? '审计日志完好' : '审计日志有问题'
  const rows = [`已封存 ${sound} 行完好`]
  if (unsealed > 0) rows.push(`${unsealed} 行待封存`)
  if (archived > 0) rows.push(`${archived} 行已归档`)
  const tail = last ? `；最后一块 ${last.seq}，根 ${last.root}` : ''
  return [...found, `${head}：${rows.join('，')}${tail}`]
}

const { values } = parseArgs({ options: { anchor: { type: 'string' } } })
const database = await openToolDatabase({ prepare: false })
try {
  const verdict = await verifyAudit(database.pool, values.anchor)
  for (const sentence of sentences(verdict)) process.stdout.write(`${sentence}\n`)
  const isSound = !verdict.broken && verdict.brokenBlock === undefined && verdict.isAnchored
  process.exitCode = isSound ? 0 : 1
} finally {
  await database.close()
}
