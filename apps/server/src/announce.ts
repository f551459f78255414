import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Tells the person at the terminal where to look and who to sign in as. */
export function announce(
  config: Config,
  app: FastifyInstance,
  {
    accounts,
    logFile,
  }: { accounts: readonly { username: string; what: string }[]; logFile: string | undefined },
): void {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const base =
    config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  const lines = [
    '',
    '  陇企融已启动',
    `  门户      ${base}/index`,
    `  管理门户  ${base}/console/`,
    `  接口文档  ${base}/docs`,
  ]
  if (logFile) lines.push(`  日志      ${logFile}`)
  if (config.demo) {
    lines.push(`  验证码    ${base}/dev/inbox`, '', `  演示账号（密码 ${config.demoPassword}）`)
    for (const account of accounts) lines.push(`    ${account.username.padEnd(12)} ${account.what}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
