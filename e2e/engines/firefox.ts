import path from 'node:path'
import { clickAt, press, type } from './actions.ts'
import { connectBidi } from './bidi.ts'
import type { Cookie, Engine } from './engine.ts'
import { startFirefox } from './start-firefox.ts'

const HEIGHT = 900
const EVENTS = ['log.entryAdded', 'network.responseCompleted', 'network.fetchError']

interface LogEntry {
  readonly level: string
  readonly text: string | null
}
interface Answered {
  readonly request: { readonly url: string }
  readonly response: { readonly status: number }
}
interface Unanswered {
  readonly request: { readonly url: string }
  readonly errorText: string
}

/** Debian's Firefox without a window, told in WebDriver BiDi. */
export async function openFirefox(baseURL: string, home: string): Promise<Engine> {
  const downloads = path.join(home, 'downloads')
  const browser = await startFirefox(home, downloads)
  const { send, listen } = await connectBidi(browser.address)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: EVENTS })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  const problems: string[] = []
  listen('log.entryAdded', (entry) => {
    const { level, text } = entry as LogEntry
    if (level === 'error') problems.push(`console: ${text}`)
  })
  listen('network.responseCompleted', (answered) => {
    const { request, response } = answered as Answered
    if (response.status >= 400) problems.push(`${response.status}: ${request.url}`)
  })
  listen('network.fetchError', (unanswered) => {
    const { request, errorText } = unanswered as Unanswered
    // A page that is left takes back what it asked for.
    if (errorText !== 'NS_BINDING_ABORTED') problems.push(`${errorText}: ${request.url}`)
  })
  const call = <R>(functionDeclaration: string, words: readonly string[] = []) =>
    send<R>('script.callFunction', {
      functionDeclaration,
      awaitPromise: false,
      target: { context },
      arguments: [{ type: 'array', value: words.map((value) => ({ type: 'string', value })) }],
    })
  const act = async (source: object) => {
    await send('input.performActions', { context, actions: [source] })
  }
  return {
    downloads,
    async open(address) {
      await send('browsingContext.navigate', {
        context,
        url: new URL(address, baseURL).href,
        wait: 'complete',
      })
    },
    async run(look, words) {
      // What comes back is text: so it needs no reading of what BiDi makes of values.
      const answer = await call<Evaluated>(`(words) => JSON.stringify((${look.toString()})(words))`, words)
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
      return JSON.parse(answer.result?.value ?? 'null')
    },
    clickAt: (x, y) => act(clickAt(x, y)),
    type: (text) => act(type(text)),
    press: (key) => act(press(key)),
    async attach(selector, file) {
      const found = await call<{ result: { sharedId: string } }>(
        '([selector]) => document.querySelector(selector)',
        [selector],
      )
      await send('input.setFiles', { context, element: { sharedId: found.result.sharedId }, files: [file] })
    },
    async setWidth(width) {
      await send('browsingContext.setViewport', { context, viewport: { width, height: HEIGHT } })
      return width
    },
    async setCookies(cookies) {
      await send('storage.deleteCookies', {})
      for (const cookie of cookies) await send('storage.setCookie', { cookie: asBidi(cookie, baseURL) })
    },
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    takeProblems: async () => problems.splice(0),
    close: () => browser.end(),
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

const asBidi = ({ name, value, expires }: Cookie, baseURL: string) => ({
  name,
  value: { type: 'string', value },
  domain: new URL(baseURL).hostname,
  path: '/',
  sameSite: 'lax',
  expiry: expires,
})
