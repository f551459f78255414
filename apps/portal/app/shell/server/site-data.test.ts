import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loader as enter } from '../pages/enter.ts'
import { loader as subplatform } from '../pages/subplatform.ts'
import { loader as unknown } from '../pages/unknown.ts'
import { apiContext } from './contexts.ts'
import type { LoaderApi } from './loader-api.ts'
import { siteData } from './site-data.ts'

const info = {
  user: {
    userId: '1',
    userName: 'gaolan',
    nickName: '皋兰食品',
    phonenumber: null,
    avatar: null,
    companyId: '3',
  },
  roles: ['enterprise'],
  permissions: [],
  comBaseinfo: { companyId: '3', corporateName: '示例公司', certiFlg: 2, rejectReason: null },
  mustResetPassword: false,
}

function visit(path: string, answer: () => Promise<unknown>, cookie = '') {
  const context = new RouterContextProvider()
  context.set(apiContext, answer as unknown as LoaderApi)
  const site = path.split('/').length > 2 ? path.split('/')[1] : undefined
  const request = new Request(`http://localhost${path}`, { headers: cookie ? { cookie } : {} })
  return { request, params: { site }, context }
}

const never = () => Promise.reject(new Error('must not be called'))
const refuse = (status: number) => vi.fn().mockRejectedValue(new Response(null, { status }))

async function thrown(promise: Promise<unknown>): Promise<Response> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Response)) throw new Error('no Response was thrown')
  return error
}

const locationOf = (run: () => unknown): string | null => {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof Response ? error.headers.get('location') : null
  }
}

test('a stranger is nobody, and the page stands while settings cannot be read', async () => {
  const data = await siteData(visit('/lanzhou/index', never))
  expect(data.site).toMatchObject({ id: '620100', path: 'lanzhou' })
  expect(data.session.signedIn).toBe(false)
  expect(data.settings.hotlines).toEqual([])
})

test('a county site names its prefecture', async () => {
  const { site } = await siteData(visit('/lanzhou-chengguan/index', never))
  expect(site).toMatchObject({ name: '城关区', parentName: '兰州市' })
})

test('a site that does not exist goes to /404', async () => {
  expect((await thrown(siteData(visit('/paris/index', never)))).headers.get('location')).toBe('/404')
})

test('who is signed in is asked before the page continues', async () => {
  const { session } = await siteData(visit('/index', () => Promise.resolve(info), 'Admin-Token=good'))
  expect(session).toMatchObject({ signedIn: true, name: '皋兰食品', certiFlg: 2 })
})

test('a token proven bad is taken away, leaves the notice and goes to /', async () => {
  const response = await thrown(siteData(visit('/financial', refuse(401), 'Admin-Token=dead')))
  expect(response.headers.get('location')).toBe('/')
  const cookies = response.headers.getSetCookie()
  expect(cookies.some((line) => line.startsWith('Admin-Token=; ') && line.includes('Max-Age=0'))).toBe(true)
  expect(cookies.some((line) => line.startsWith('Guard-Notice=1'))).toBe(true)
})

test.each([503, 504, 500, 429])('an answer %i of the server signs nobody out', async (status) => {
  const response = await thrown(siteData(visit('/financial', refuse(status), 'Admin-Token=good')))
  expect(response.status).toBe(status)
  expect(response.headers.getSetCookie()).toEqual([])
})

test('the bare address of a site goes to its home page', () => {
  const at = (site?: string) => locationOf(() => enter({ params: { site } } as never))
  expect([at(), at('lanzhou'), at('paris')]).toEqual(['/index', '/lanzhou/index', '/404'])
})

test('an unknown address goes to the 404 page of its own site', () => {
  const at = (site?: string) => locationOf(() => unknown({ params: { site } } as never))
  expect([at('lanzhou'), at('paris'), at()]).toEqual(['/lanzhou/404', '/404', '/404'])
})

test('the older form of an address leads to the new one and never outside', () => {
  const at = (rest: string) =>
    locationOf(() =>
      subplatform({ params: { '*': rest }, request: new Request('http://localhost/x?id=1') } as never),
    )
  expect(at('lanzhou/financial')).toBe('/lanzhou/financial?id=1')
  expect(at('/evil.example/index')).toBe('/evil.example/index?id=1')
})
