import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What the external portal shows of a visit: the exchange's status, and whom it then knows. */
export interface Visit {
  status: number
  answer: { code: number; data?: { target: string; user: { userId: string; userName: string } } }
}

export interface ExternalPortal {
  readonly url: string
  stop(): Promise<void>
}

/** Starts another process that plays the management portal of another operator; it reaches us by HTTP alone. */
export async function startExternalPortal(credential: string): Promise<ExternalPortal> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { PATH: process.env.PATH, CREDENTIAL: credential },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [port] = (await once(lines, 'line')) as [string]
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** A visitor comes with a ticket; the portal exchanges it at the platform named by the header of the test. */
function runPortal(): void {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://portal')
    const exchange = fetch(`${String(request.headers['x-platform'])}/admin/sso/ssoSync`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-service-credential': process.env.CREDENTIAL ?? '',
      },
      body: JSON.stringify({ ticket: address.searchParams.get('ticket') }),
    })
    exchange
      .then(async (answer) => ({ status: answer.status, answer: (await answer.json()) as unknown }))
      .catch((error: unknown) => ({ status: 0, answer: String(error) }))
      .then((visit) => response.end(JSON.stringify(visit)))
      .catch(() => response.end())
  })
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
  })
}

if (import.meta.main) runPortal()
