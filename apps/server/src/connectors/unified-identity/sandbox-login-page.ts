import type { FastifyInstance } from 'fastify'
import { isLocal } from '../../http/local-caller.ts'
import type { Services } from '../../http/services.ts'
import { RETURN_PATH } from './unified-identity-port.ts'
import { isSandbox, SANDBOX_LOGIN_PATH, SANDBOX_PEOPLE } from './unified-identity-sandbox.ts'

const STATE = /^[\w-]{8,100}$/

function page(state: string): string {
  const go = (who: string) =>
    `${SANDBOX_LOGIN_PATH}/continue?${new URLSearchParams({ who, state }).toString().replaceAll('&', '&amp;')}`
  const people = SANDBOX_PEOPLE.map(
    ({ subject, name, what }) => `<li><a href="${go(subject)}">以“${name}”登录</a>（${what}）</li>`,
  ).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>统一身份认证（演示）</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.8 sans-serif;margin:48px auto;max-width:640px;padding:0 16px;color:#1c2430}a{color:#1b4b8f}</style></head>
<body><main><h1>统一身份认证（演示）</h1><p>演示数据：此页代替省统一身份认证平台的登录页，仅在演示模式、本机访问时存在。</p>
<ul>${people}<li><a href="${go('nobody')}">登录失败的情形</a>（凭证会被拒绝）</li></ul></main></body></html>`
}

/** The sandbox's own login page; it exists only in demonstration mode, for callers on this machine. */
export function registerSandboxLogin(app: FastifyInstance, services: Services): void {
  const { unifiedIdentity } = services
  if (!services.config.demo || !isSandbox(unifiedIdentity)) return
  app.get<{ Querystring: { state?: string } }>(SANDBOX_LOGIN_PATH, async (request, reply) => {
    const { state = '' } = request.query
    if (!isLocal(request) || !STATE.test(state)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .type('text/html; charset=utf-8')
      .send(page(state))
  })
  app.get<{ Querystring: { who?: string; state?: string } }>(
    `${SANDBOX_LOGIN_PATH}/continue`,
    async (request, reply) => {
      const { who = '', state = '' } = request.query
      if (!isLocal(request) || !STATE.test(state)) return reply.callNotFound()
      const back = new URLSearchParams({ ticket: unifiedIdentity.issue(who), state })
      return reply.header('cache-control', 'no-store').redirect(`${RETURN_PATH}?${back.toString()}`)
    },
  )
}
