export interface BankSettings {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** An answer of the platform that is no success: its key says what it was. */
export class Refused extends Error {
  readonly key: string
  readonly status: number

  constructor(status: number, key: string, message: string) {
    super(`${status} ${key} ${message}`)
    this.key = key
    this.status = status
  }
}

interface Answer {
  readonly msg: string
  readonly data: unknown
  readonly error?: { readonly key: string }
}

const TRIES = 4
const EARLY_MS = 30_000

/** Asks the platform as a system of the bank: keeps its token while it is good, and tries again what did not arrive. */
export function makeClient({ baseUrl, clientId, clientSecret }: BankSettings) {
  let token: { readonly text: string; readonly until: number } | undefined

  async function bearer(): Promise<string> {
    if (token && token.until > Date.now()) return token.text
    const response = await fetch(new URL('/open/v1/oauth/token', baseUrl), {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const answer = (await response.json()) as { access_token?: string; expires_in?: number; error?: string }
    if (!response.ok || answer.access_token === undefined)
      throw new Refused(response.status, answer.error ?? 'token', 'no token')
    token = {
      text: answer.access_token,
      until: Date.now() + (answer.expires_in ?? 0) * 1_000 - EARLY_MS,
    }
    return token.text
  }

  /** A file goes as a form, everything else as JSON. */
  const sent = (body: object | undefined) => {
    if (!body) return {}
    return { body: body instanceof FormData ? body : JSON.stringify(body) }
  }

  async function once(method: 'GET' | 'POST', path: string, body: object | undefined): Promise<unknown> {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        authorization: `Bearer ${await bearer()}`,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...sent(body),
    })
    if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`)
    if (response.ok && response.headers.get('content-type')?.startsWith('text/csv')) return response.text()
    const { data, msg, error } = (await response.json()) as Answer
    if (response.ok) return data
    if (response.status === 401) token = undefined
    throw new Refused(response.status, error?.key ?? '', msg)
  }

  /** A write carries its `eventId`, so trying again never does a thing twice. */
  return async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await once(method, path, body)) as T
      } catch (error) {
        if (error instanceof Refused || tries >= TRIES) throw error
        await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** tries))
      }
    }
  }
}

export type Ask = ReturnType<typeof makeClient>
