import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/server.ts'
import { endProgram } from './end-program.ts'
import { program, WEBDRIVER } from './programs.ts'

const READY_WITHIN_MS = 30_000

/** The commands of one session, by their addresses in WebDriver. */
interface Session {
  get<R>(command: string): Promise<R>
  post<R>(command: string, body: object): Promise<R>
  delete(command: string): Promise<void>
}

interface Driver {
  begin(capabilities: object): Promise<Session>
  end(): Promise<void>
}

/** The driver of WebKit on a free port, ready for a session. */
export async function startDriver(settings: Readonly<Record<string, string>>): Promise<Driver> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const driver = spawn(program(WEBDRIVER), [`--port=${port}`], {
    env: { ...process.env, LANG: 'C.UTF-8', LANGUAGE: 'zh_CN', GDK_BACKEND: 'x11', ...settings },
    stdio: 'ignore',
  })
  await untilReady(address)
  return {
    async begin(capabilities) {
      const { sessionId } = await send<{ sessionId: string }>('POST', `${address}/session`, {
        capabilities: { alwaysMatch: capabilities },
      })
      const at = (command: string) => `${address}/session/${sessionId}${command && `/${command}`}`
      return {
        get: (command) => send('GET', at(command)),
        post: (command, body) => send('POST', at(command), body),
        delete: (command) => send('DELETE', at(command)),
      }
    },
    end: () => endProgram(driver),
  }
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('the driver of WebKit did not become ready')
}

async function send<R>(method: string, address: string, body?: object): Promise<R> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: R & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
