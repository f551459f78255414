import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { askedFirst } from './missing-pages.ts'

const own = new URL('../production/lib/dom/ssr/routeModules.js', import.meta.resolve('react-router'))
const MISSING = { id: 'page', module: 'data:text/javascript,throw new Error("gone")' }

/** The loading of a page's code from the text of its module, where its file is answered so; undefined stands for no line. */
async function loadingIn(text: string, status: number | undefined) {
  const loading = /async function loadRouteModule[^]*?\n\}\n/.exec(text)?.[0] ?? ''
  const module = `
    export const seen = { reloads: 0 }
    const console = { error() {} }
    const window = { location: { reload: () => void (seen.reloads += 1) } }
    const fetch = async () => {
      if (${String(status)} === undefined) throw new TypeError('no line')
      return { status: ${String(status)} }
    }
    ${loading}
    export const load = loadRouteModule`
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    seen: { reloads: number }
    load: (route: typeof MISSING, cache: object) => Promise<unknown>
  }
}

test.each([undefined, 200, 503])(
  'a page whose code does not come is an error of that page: its file is answered with %s',
  async (status) => {
    const { seen, load } = await loadingIn(askedFirst(readFileSync(fileURLToPath(own), 'utf8')), status)
    await expect(load(MISSING, {})).rejects.toThrow('gone')
    expect(seen.reloads).toBe(0)
  },
)

test('code that a newer release has taken away is had by loading anew', async () => {
  const { seen, load } = await loadingIn(askedFirst(readFileSync(fileURLToPath(own), 'utf8')), 404)
  void load(MISSING, {})
  await expect.poll(() => seen.reloads).toBe(1)
})

test('a router that looks otherwise is refused', () => {
  expect(() => askedFirst('function other() {}')).toThrow('stands not once')
})
