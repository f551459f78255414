// The product's server with one more address, which answers with fixed bytes and nothing behind them: the limit of P5.
import '../../apps/server/src/env.ts'
import { makeApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/data/open-database.ts'
import { makeLogger } from '../../apps/server/src/http/log.ts'
import { makeServices } from '../../apps/server/src/make-services.ts'
import { registerPages } from '../../apps/server/src/pages/register-pages.ts'

const config = readConfig()
const database = await openDatabase(config, makeLogger(config.logLevel))
const services = makeServices(config, database.url)
const app = await makeApp(services, {
  async pages(server, held, generation) {
    let fixed: { body: Buffer; headers: Record<string, string | string[] | number | undefined> } | undefined
    server.get('/fixed-home', async (_request, reply) => {
      if (!fixed) {
        const page = await server.inject({ url: '/index', headers: { 'accept-encoding': 'br' } })
        const {
          'x-request-id': _,
          connection: __,
          date: ___,
          'content-length': ____,
          ...headers
        } = page.headers
        fixed = { body: page.rawPayload, headers }
      }
      return reply.headers(fixed.headers).send(fixed.body)
    })
    await registerPages(server, held, generation)
  },
})
await app.listen({ port: config.port, host: config.host })

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => services.close())
    .then(() => database.close())
    .then(() => process.exit(0))
})
