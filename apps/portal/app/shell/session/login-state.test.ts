import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anonymous } from './session-view.ts'

const stored = new Map<string, string>()
let jar: Map<string, string>

beforeEach(() => {
  stored.clear()
  jar = new Map()
  vi.resetModules()
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    clear: () => stored.clear(),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const visitor = {
  ...anonymous,
  signedIn: true,
  userId: '8',
  name: '示例经办人',
  roles: ['enterprise'],
  permissions: ['products:apply'],
  certiFlg: 3,
  companyId: '5',
  phoneNumber: '13900000001',
  corporateName: '甘肃示例公司',
  userSourceType: '7',
}

test('the client holds the login state of specification 3, token and expiry from the two cookies', async () => {
  const { saveToken } = await import('@lqr/web-client/cookies/token-cookie.ts')
  const { getLoginState, setVisitor } = await import('./login-state.ts')
  saveToken('abc', 43_200)
  setVisitor(visitor)
  expect(getLoginState()).toMatchObject({
    token: 'abc',
    expires_in: 43_200,
    name: '示例经办人',
    avatar: null,
    roles: ['enterprise'],
    permissions: ['products:apply'],
    certiFlg: 3,
    companyId: '5',
    phoneNumber: '13900000001',
    corporateName: '甘肃示例公司',
    introduction: '',
    currSubstation: undefined,
    dict: {},
    loginDialogStatus: false,
    userSourceType: '7',
  })
})

test('a logout clears token, expiry, roles, permissions, source type, certification and session storage', async () => {
  const { saveToken } = await import('@lqr/web-client/cookies/token-cookie.ts')
  const { forgetVisitor, getLoginState, setSubstation, setVisitor } = await import('./login-state.ts')
  saveToken('abc', 43_200)
  setVisitor(visitor)
  setSubstation('620100')
  stored.set('cityCode', '620100')
  forgetVisitor()
  expect(getLoginState()).toMatchObject({
    signedIn: false,
    token: undefined,
    expires_in: undefined,
    roles: [],
    permissions: [],
    userSourceType: null,
    certiFlg: null,
    currSubstation: '620100',
  })
  expect(jar.size).toBe(0)
  expect(stored.size).toBe(0)
})

test('the login dialog opens and closes by its status flag', async () => {
  const { getLoginState, setLoginDialog } = await import('./login-state.ts')
  setLoginDialog(true)
  expect(getLoginState().loginDialogStatus).toBe(true)
  setLoginDialog(false)
  expect(getLoginState().loginDialogStatus).toBe(false)
})
