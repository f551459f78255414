import type { FastifyInstance } from 'fastify'
import { isFromOutside } from './load-shedding.ts'
import { UnderWay } from './under-way.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes no new connection, and is over when everything from outside that was under way is answered. */
    settle: () => Promise<void>
  }
}

/**
 * Lets what is under way come to its end before the server closes: a page or a form asks calls of this very server, which a closing one
 * refuses, so that a form would fail half done. Streams last as long as somebody watches and end with the server.
 */
export function registerSettling(app: FastifyInstance): void {
  const settled = Promise.withResolvers<void>()
  let isSettling = false
  const underWay = new UnderWay()

  function endIfSettled(): void {
    if (isSettling && underWay.count === 0) settled.resolve()
  }

  app.addHook('onRequest', async (request, reply) => {
    const { isStream = false } = request.routeOptions.config as { isStream?: boolean }
    if (!isFromOutside(request) || isStream) return
    // What comes on a connection that is open already is the last there.
    if (isSettling) reply.header('connection', 'close')
    underWay.add(reply, endIfSettled)
  })
  app.decorate('settle', () => {
    isSettling = true
    app.server.close()
    endIfSettled()
    return settled.promise
  })
}
