import type { FastifyInstance } from 'fastify'
import { isLocal } from '../http/local-caller.ts'
import type { Services } from '../http/services.ts'
import { type InboxRow, newestInboxRows } from './dev-inbox.store.ts'

const NEWEST = 50

/** The one-time codes of the demonstration accounts, as an authenticator would show them now. */
type CurrentCodes = (services: Services) => Promise<{ username: string; code: string }[]>

/** The newest 50 of each kind, newest first, one list for each. */
async function readInbox(services: Services, currentCodes: CurrentCodes) {
  const rows = await newestInboxRows(services.pool, NEWEST)
  const totp = await currentCodes(services)
  const of = (kind: InboxRow['kind']) => rows.filter((row) => row.kind === kind)
  return {
    sms: of('sms').map(({ detail, created_at }) => ({ ...detail, sentAt: created_at })),
    captcha: of('captcha').map(({ detail }) => detail),
    totp,
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function inboxPage(inbox: Awaited<ReturnType<typeof readInbox>>): string {
  const table = (title: string, rows: Record<string, string>[]) => {
    const columns = Object.keys(rows[0] ?? {})
    const head = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('')
    const body = rows
      .map((row) => `<tr>${columns.map((column) => `<td>${escape(String(row[column]))}</td>`).join('')}</tr>`)
      .join('')
    return `<h2>${title}</h2>${rows.length ? `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>` : '<p>暂无</p>'}`
  }
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>开发收件箱</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.6 sans-serif;margin:24px;color:#1c2430}td,th{border:1px solid #ccd3dd;padding:4px 12px;text-align:left}table{border-collapse:collapse}</style></head>
<body><main><h1>开发收件箱</h1><p>仅在演示模式、本机访问时存在。刷新页面查看最新内容。</p>
${table('短信验证码', inbox.sms)}${table('图形验证码', inbox.captcha)}${table('动态口令', inbox.totp)}</main></body></html>`
}

/** `/dev/inbox` exists only in demonstration mode with the sandbox SMS, and only for callers on this machine. */
export function registerDevInbox(app: FastifyInstance, services: Services, currentCodes: CurrentCodes): void {
  if (!services.config.demo || services.sms.name !== 'sandbox') return
  app.get('/dev/inbox', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    const inbox = await readInbox(services, currentCodes)
    reply.header('cache-control', 'no-store')
    if (!request.headers.accept?.includes('text/html')) return inbox
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(inboxPage(inbox))
  })
}
