// npm run reseal [-- --status]: seals everything anew that FIELD_KEY and FIELD_SUITE did not seal, in the sandbox too, while the service
// is open; with --status it only says what is left. Exit code 1 when something is left.
import { parseArgs } from 'node:util'
import { KEY_BINDINGS, SEALED_HOLDERS, type SealedHolder } from '@lqr/contract/operations/sealed-holders.ts'
import type { Config } from '../apps/server/src/config.ts'
import { makeDatabase } from '../apps/server/src/data/database.ts'
import { makeFileStores } from '../apps/server/src/files/make-stores.ts'
import { makeLogger } from '../apps/server/src/http/log.ts'
import { readSandboxConfig } from '../apps/server/src/sandbox-config.ts'
import { sealedRenewers } from '../apps/server/src/sealed/holders.ts'
import { renewSealed } from '../apps/server/src/sealed/renew-sealed.ts'
import { sealStanding } from '../apps/server/src/sealed/seal-standing.ts'
import { cipherOf } from '../apps/server/src/security/field-cipher.ts'
import { openToolDatabase } from './tool-database.ts'

/** One line for so many rows. */
const LINE_ROWS = 5_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const nameOf = (holder: SealedHolder) => SEALED_HOLDERS.find(({ code }) => code === holder)?.name ?? holder

/** What is left, which old keys may go, and what still needs them. */
function sayStanding(standing: Awaited<ReturnType<typeof sealStanding>>): void {
  say(
    `现用密钥 ${standing.keyId}（套件 ${standing.suite}）：共 ${standing.total} 项，待更换 ${standing.left} 项。`,
  )
  for (const { holder, total, left } of standing.holders)
    if (left > 0) say(`  ${nameOf(holder)}：${total} 项中待更换 ${left} 项`)
  if (standing.unknown > 0)
    say(`有 ${standing.unknown} 项由未提供的密钥加密，无法读取：请检查 FIELD_KEYS_READ。`)
  for (const { keyId, left, isFree } of standing.oldKeys)
    say(
      isFree
        ? `旧密钥 ${keyId} 已不再用于任何数据。各实例都以现用密钥写入后，可将它从 FIELD_KEYS_READ 中移除。`
        : `旧密钥 ${keyId} 仍需保留：确知由它加密的还有 ${left} 项。`,
    )
  if (standing.bindings.length > 0) say('以下内容无法更换，移除旧密钥前请确认：')
  for (const { code } of standing.bindings) {
    const found = KEY_BINDINGS.find((each) => each.code === code)
    if (found) say(`  ${found.name}：${found.reason}`)
  }
}

/** One of the databases, with what is sealed in it and beside it. */
function placeOf(config: Config, pool: Parameters<typeof makeDatabase>[0]) {
  return {
    db: makeDatabase(pool),
    cipher: cipherOf(config),
    log: makeLogger('error'),
    ...makeFileStores(config),
  }
}

/** Renews a whole place, and says now and then how far it is. */
async function renewPlace(place: ReturnType<typeof placeOf>): Promise<void> {
  const done = new Map<SealedHolder, number>()
  await renewSealed(sealedRenewers(place), {
    onBatch(holder, { renewed, failed, next }) {
      const sum = (done.get(holder) ?? 0) + renewed
      done.set(holder, sum)
      const isLine = !next || Math.floor(sum / LINE_ROWS) > Math.floor((sum - renewed) / LINE_ROWS)
      if (isLine && renewed > 0) say(`${nameOf(holder)}：已更换 ${sum} 条`)
      if (failed > 0) say(`${nameOf(holder)}：${failed} 条无法打开，保持原样`)
    },
  })
}

const { values } = parseArgs({ options: { status: { type: 'boolean', default: false } } })
const { config, pool, openSandbox, close } = await openToolDatabase({ prepare: false })
try {
  const real = placeOf(config, pool)
  const sandboxPool = await openSandbox()
  const sandbox = sandboxPool && placeOf(await readSandboxConfig(config), sandboxPool)
  if (!values.status) for (const place of sandbox ? [real, sandbox] : [real]) await renewPlace(place)
  const standing = await sealStanding(real.db, real.cipher, sandbox)
  sayStanding(standing)
  process.exitCode = standing.left === 0 ? 0 : 1
} finally {
  await close()
}
