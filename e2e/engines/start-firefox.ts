import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { endProgram } from './end-program.ts'
import { FIREFOX, program } from './programs.ts'

const READY = /WebDriver BiDi listening on (ws:\S+)/

/** Nothing moves, files are saved without a question, and nobody but the product is asked for anything. */
const preferences = (downloads: string) => ({
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'zh-CN',
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'browser.startup.page': 0,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
})

/** Starts Debian's Firefox with a profile of its own; answers where it speaks WebDriver BiDi. */
export async function startFirefox(
  home: string,
  downloads: string,
): Promise<{ address: string; end(): Promise<void> }> {
  const profile = path.join(home, 'profile')
  mkdirSync(profile, { recursive: true })
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = spawn(program(FIREFOX), args, {
    env: { ...process.env, HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = createInterface({ input: browser.stderr })
  const address = await new Promise<string>((resolve, reject) => {
    said.on('line', (line) => {
      const [, found] = READY.exec(line) ?? []
      if (found) resolve(`${found}/session`)
    })
    browser.once('exit', () => reject(new Error('Firefox ended before it was ready')))
  })
  return { address, end: () => endProgram(browser) }
}
