import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { makeLeadToLogin } from './lead-to-login.ts'

const SENTENCE = '登录状态已失效'
const forget = vi.fn<() => void>()
const say = vi.fn<(sentence: string) => void>()

function shellAt(address: string) {
  let open = () => {}
  const arrived = new Promise<null>((resolve) => {
    open = () => resolve(null)
  })
  const routes = [{ path: '/login', loader: () => arrived }, { path: '*' }]
  const router = createMemoryRouter(routes, { initialEntries: [address], basename: '/console' })
  for (const mock of [forget, say]) mock.mockReset()
  return { router, open, end: makeLeadToLogin({ router, base: '/console', forget, say }) }
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`

test('a session that ends on a page leads to the login page that returns to it, and says why once', async () => {
  const { router, open, end } = shellAt('/console/product/apply?proId=7')
  end(SENTENCE, true)
  const { location } = router.state.navigation
  expect(location && addressOf(location)).toBe(
    `/console/login?from=${encodeURIComponent('/product/apply?proId=7')}`,
  )
  // The page asked for something when its token was gone already, and the login page is still on its way.
  end(SENTENCE, false)
  open()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/console/login'))
  end(SENTENCE, false)
  expect(say.mock.calls).toEqual([[SENTENCE]])
  expect(forget).toHaveBeenCalledTimes(1)
})

test('a token that is refused on the login page takes what it had read with it', () => {
  const { end } = shellAt('/console/forgot-password')
  end(SENTENCE, true)
  expect(forget).toHaveBeenCalledTimes(1)
  expect(say).not.toHaveBeenCalled()
})

test('a page whose token was taken in another tab leads to the login page', () => {
  const { router, end } = shellAt('/console/messages')
  end(SENTENCE, false)
  expect(router.state.navigation.location?.pathname).toBe('/console/login')
  expect(say).toHaveBeenCalledWith(SENTENCE)
})
