import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clickAt, press } from './actions.ts'
import { startDisplay } from './display.ts'
import type { Engine, Look } from './engine.ts'
import { isAlive, takePageProblems } from './looks.ts'
import { MINIBROWSER, program } from './programs.ts'
import { startDriver } from './webdriver.ts'

/** The name under which WebDriver hands out elements (W3C, 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const HEIGHT = 900

/**
 * Safari's engine as Debian has it, in a window of GTK on a screen that nobody sees. It is told in WebDriver, which
 * says nothing of errors and requests: each look asks the page for them.
 */
export async function openWebkit(baseURL: string, home: string): Promise<Engine> {
  const downloads = path.join(home, 'downloads')
  prepareHome(home, downloads)
  const display = await startDisplay()
  const driver = await startDriver({ DISPLAY: display.name, HOME: home, XDG_CONFIG_HOME: home })
  const session = await driver.begin({
    'webkitgtk:browserOptions': {
      binary: program(MINIBROWSER),
      args: ['--automation'],
    },
  })
  const post = <R>(command: string, body?: object) => session.post<R>(command, body ?? {})
  const act = async (source: object) => {
    await post('actions', { actions: [source] })
  }
  const problems: string[] = []
  const elementOf = (answer: Record<string, string>) => `element/${answer[ELEMENT]}`
  const engine: Engine = {
    downloads,
    async open(address) {
      await post('url', { url: new URL(address, baseURL).href })
    },
    async run<R>(look: Look<R>, words: readonly string[]) {
      const script = `return { problems: (${takePageProblems.toString()})(), value: (${look.toString()})(arguments[0]) }`
      const answer = await post<{ problems: string[]; value: R }>('execute/sync', { script, args: [words] })
      problems.push(...answer.problems)
      return answer.value
    },
    clickAt: (x, y) => act(clickAt(x, y)),
    async type(text) {
      const focused = await session.get<Record<string, string>>('element/active')
      await post(`${elementOf(focused)}/value`, { text })
    },
    press: (key) => act(press(key)),
    async attach(selector, file) {
      const field = await post<Record<string, string>>('element', { using: 'css selector', value: selector })
      await post(`${elementOf(field)}/value`, { text: file })
    },
    async setWidth(width) {
      const frame = await engine.run(() => outerWidth - innerWidth, [])
      await post('window/rect', { x: 0, y: 0, width: width + frame, height: HEIGHT })
      return engine.run(() => innerWidth, [])
    },
    async setCookies(cookies) {
      // A cookie is set on a page of its site.
      await engine.open('/healthz')
      await session.delete('cookie')
      for (const { expires: expiry, ...cookie } of cookies)
        await post('cookie', { cookie: { ...cookie, expiry, path: '/', sameSite: 'Lax' } })
    },
    picture: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    async takeProblems() {
      await engine.run(isAlive, [])
      return problems.splice(0)
    },
    async close() {
      await session.delete('').catch(() => undefined)
      await driver.end()
      await display.end()
    },
  }
  return engine
}

/** Files are saved where the desktop says; nothing moves. */
function prepareHome(home: string, downloads: string): void {
  mkdirSync(path.join(home, 'gtk-3.0'), { recursive: true })
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
}
