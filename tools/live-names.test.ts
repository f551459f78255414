import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = '{packages/*/src,apps/server/src,apps/portal/app,apps/console/src}/**/*.{ts,tsx}'
/** What starts a program, a worker or a test, and what needs the browser to be loaded at all. */
const APART =
  /\.test\.|\.fixtures\.|\.d\.ts$|\/main\.tsx?$|entry\.client|keep-form\.ts$|-worker\.ts$|\/theme\.tsx$/

declare global {
  var nameRead: ((stack: string) => void) | undefined
}

/** Says who asks an item for its name. */
const telling: Plugin = {
  name: 'telling',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('kernel/dictionary.ts')
      ? code.replace('return names.get', 'globalThis.nameRead?.(String(new Error().stack)); return names.get')
      : undefined,
}

test('no module copies the name of a dictionary item while it is loaded', { timeout: 300_000 }, async () => {
  const readers = new Set<string>()
  globalThis.nameRead = (stack) => {
    const lines = stack.split('\n').slice(1)
    const own = lines.find((line) => line.includes(root) && !line.includes('kernel/dictionary.ts'))
    readers.add(own?.slice(own.indexOf(root) + root.length) ?? stack)
  }
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@lqr\//, 'lucide-react'] },
    define: { __ROUTE_PATHS__: '[]' },
    plugins: [telling],
  })
  try {
    const files = globSync(SOURCES, { cwd: root }).filter((file) => !APART.test(file))
    expect(files.length).toBeGreaterThan(1_000)
    for (const file of files) await vite.ssrLoadModule(`/${file}`)
    expect([...readers]).toEqual([])
  } finally {
    globalThis.nameRead = undefined
    await vite.close()
  }
})
