// npm run audit:verify [-- --anchor <hash>]: computes the hash chain of the audit log anew. Exit code 1 when it is broken.
import { parseArgs } from 'node:util'
import { verifyAudit } from '../apps/server/src/data/verify-audit.ts'
import { openToolDatabase } from './tool-database.ts'

const { values } = parseArgs({ options: { anchor: { type: 'string' } } })
const database = await openToolDatabase({ prepare: false })
try {
  const { sound, last, broken, anchored } = await verifyAudit(database.pool, values.anchor)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  if (broken) {
    const what = broken.why === 'changed' ? '内容被改动' : '与前一行不相接（有行被删除或插入）'
    say(`审计日志在编号 ${broken.id} 处断开：${what}。此前 ${sound} 行完好。`)
  } else {
    say(`审计日志完好：${sound} 行${last ? `，最后一行编号 ${last.id}，哈希 ${last.hash}` : ''}`)
  }
  if (!anchored) say('给出的哈希不在链上：日志的末尾被截去，或这不是同一份日志。')
  process.exitCode = broken || !anchored ? 1 : 0
} finally {
  await database.close()
}
