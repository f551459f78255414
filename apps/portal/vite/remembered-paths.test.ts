import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { remembering } from './remembered-paths.ts'

const routerModule = new URL('../production/lib/router/utils.js', import.meta.resolve('react-router'))

type Compile = (path: string, caseSensitive?: boolean, end?: boolean) => readonly unknown[]

/** The router's own function, from the text of its module. */
async function compileIn(text: string): Promise<Compile> {
  const module = `const warning = () => {}; ${text}; export default compilePath`
  return ((await import(`data:text/javascript,${encodeURIComponent(module)}`)) as { default: Compile })
    .default
}

test('the installed router takes the change, and answers what it answered before', async () => {
  const code = readFileSync(fileURLToPath(routerModule), 'utf8')
  expect(() => remembering('function other() {}')).toThrow('stands not once')
  const own = /function compilePath\([^]*?\n\}\n/.exec(code)?.[0] ?? ''
  const [before, after] = await Promise.all([compileIn(own), compileIn(remembering(own))])
  for (const path of ['', ':site', 'financial', '*', ':site/*', 'policyDetail']) {
    for (const end of [true, false]) expect(after(path, false, end)).toEqual(before(path, false, end))
  }
  expect(after('financial')).toBe(after('financial'))
})
