// npm run admin:create -- <用户名> <手机号>: an admin with an initial password that is shown once and must be reset.
import { makeDatabase } from '../apps/server/src/data/database.ts'
import { createAdmin } from '../apps/server/src/domains/identity/index.ts'
import { cipherOf } from '../apps/server/src/security/field-cipher.ts'
import { openToolDatabase } from './tool-database.ts'

const [username = '', phone = ''] = process.argv.slice(2)
const database = await openToolDatabase({ prepare: true })
try {
  const { config, pool } = database
  const services = {
    db: makeDatabase(pool),
    cipher: cipherOf(config),
    now: () => new Date(),
  }
  const made = await createAdmin(services, { username, phone })
  const say = (line: string) => process.stdout.write(`${line}\n`)
  if ('problem' in made) {
    say(`${made.problem}\n用法：npm run admin:create -- <用户名> <手机号>`)
    process.exitCode = 1
  } else {
    say(
      `管理员 ${username} 已创建，初始密码 ${made.password}（${made.expiresAt.toISOString()} 前有效，首次登录须重置）`,
    )
  }
} finally {
  await database.close()
}
