// A process as main.ts starts it, over the database of the test: it asks one call for a made-up gateway and for nobody, and ends.
import { readConfig } from '../config.ts'
import { startTracing } from './start-tracing.ts'

const config = readConfig()
const tracing = config.traces && startTracing(config.traces)
const { makeApp } = await import('../app.ts')
const { makeServices } = await import('../make-services.ts')
const services = makeServices(config, process.env.DATABASE_URL ?? '')
const app = await makeApp(services)
const { ASKED_PATH: url = '', TRACE_PARENT: traceparent = '' } = process.env
const followed = await app.inject({ url, headers: { traceparent } })
const alone = await app.inject({ url: '/no-such-page?secret=value' })
process.stdout.write(JSON.stringify([followed.headers['x-request-id'], alone.statusCode]))
await app.close()
await services.close()
await tracing?.stop()
