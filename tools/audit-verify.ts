// npm run audit:verify [-- --anchor <root>]: computes the roots of the audit log anew, checks their seals and holds them against
// the roots kept in AUDIT_ANCHOR_DIR. Exit code 1 when anything is wrong.
import { parseArgs } from 'node:util'
import { readAnchors } from '../apps/server/src/audit/anchor-file.ts'
import { rootSeal } from '../apps/server/src/audit/root-seal.ts'
import { type AuditVerdict, verifyAudit } from '../apps/server/src/audit/verify-audit.ts'
import type { Config } from '../apps/server/src/config.ts'
import { cipherOf } from '../apps/server/src/security/field-cipher.ts'
import { readFieldKey } from '../apps/server/src/security/field-key.ts'
import { openToolDatabase } from './tool-database.ts'

const WHY = {
  changed: '内容被改动',
  missing: '已不在',
  inserted: '是后来插入的',
  unlinked: '与前一行不相接',
} as const

function problems({ broken, brokenBlock, brokenSeal, lostAnchors }: AuditVerdict): string[] {
  const found: string[] = []
  if (broken) found.push(`编号 ${broken.id} 的行${WHY[broken.why]}。`)
  if (brokenBlock !== undefined) found.push(`第 ${brokenBlock} 块被改动、缺失或与前一块不相接，其后未核验。`)
  if (brokenSeal !== undefined) {
    found.push(`第 ${brokenSeal} 块不是用本平台的密钥封存的：日志被重写，或 FIELD_KEY 不是当时的密钥。`)
  }
  const [lost] = lostAnchors
  if (lost) {
    const which = lost.seq === undefined ? lost.root : `第 ${lost.seq} 块的根 ${lost.root}`
    found.push(`库外留存的${which}不在日志中：日志的末尾被截去或被重写，或这不是同一份日志。`)
  }
  return found
}

function summary({ sound, unsealed, archived, last }: AuditVerdict): string {
  const rows = [`已封存 ${sound} 行完好`]
  if (unsealed > 0) rows.push(`${unsealed} 行待封存`)
  if (archived > 0) rows.push(`${archived} 行已归档`)
  return `${rows.join('，')}${last ? `；最后一块 ${last.seq}，根 ${last.root}` : ''}`
}

/** The key may be missing where the log is verified: then the seals are left out, and that is said. */
async function readKey({ fieldKey, dataDir }: Config): Promise<Buffer | undefined> {
  const key = fieldKey ?? (await readFieldKey(dataDir))
  return key === undefined ? undefined : Buffer.from(key, 'hex')
}

const { values } = parseArgs({ options: { anchor: { type: 'string' } } })
const { config, pool, close } = await openToolDatabase({ prepare: false })
try {
  const key = await readKey(config)
  const kept = await readAnchors(config.auditAnchorDir)
  const verdict = await verifyAudit(pool, {
    sealRoot: key && rootSeal(cipherOf(config, key)),
    anchors: values.anchor === undefined ? kept : [...kept, { root: values.anchor }],
  })
  const found = problems(verdict)
  for (const sentence of found) process.stdout.write(`${sentence}\n`)
  process.stdout.write(`审计日志${found.length === 0 ? '完好' : '有问题'}：${summary(verdict)}\n`)
  if (key === undefined) process.stdout.write('没有 FIELD_KEY，各块的封印未核对。\n')
  process.stdout.write(
    kept.length === 0
      ? `库外还没有留存的根（${config.auditAnchorDir}）。\n`
      : `与库外留存的 ${kept.length} 个根核对。\n`,
  )
  process.exitCode = found.length === 0 ? 0 : 1
} finally {
  await close()
}
