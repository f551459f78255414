/** A command's answer, or an event, as WebDriver BiDi sends them (W3C, 4). */
interface Message<R> {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method?: string
  readonly params?: unknown
  readonly result?: R
  readonly error?: string
  readonly message?: string
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

export interface Bidi {
  send<R>(method: string, params: object): Promise<R>
  /** Hears of an event; `params` are what the standard says of it. */
  listen(event: string, hear: (params: unknown) => void): void
}

/** Speaks WebDriver BiDi with the browser at this address. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  const hearers = new Map<string, (params: unknown) => void>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no browser answers at ${address}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message<unknown>
    if (message.type === 'event') return hearers.get(message.method ?? '')?.(message.params)
    const asked = waiting.get(message.id ?? 0)
    waiting.delete(message.id ?? 0)
    if (message.type === 'success') asked?.resolve(message.result)
    else asked?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'))
  })
  return {
    send<R>(method: string, params: object) {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise<R>((resolve, reject) => {
        waiting.set(id, { resolve: (result) => resolve(result as R), reject })
      })
    },
    listen(event, hear) {
      hearers.set(event, hear)
    },
  }
}
