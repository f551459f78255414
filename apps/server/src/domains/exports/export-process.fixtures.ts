import { listsToExport } from '../../bound-calls.ts'
import { readConfig } from '../../config.ts'
import { makeServices } from '../../make-services.ts'
import { stoppingAfter } from './exports.fixtures.ts'
import { makeExport } from './make-export.ts'

// A process that makes a file, says when it is half-way and never goes on: the test kills it.
const services = makeServices(readConfig(), process.env.DATABASE_URL ?? '')
const lists = stoppingAfter(2, listsToExport, async () => {
  process.send?.('half')
  await new Promise(() => {})
})
await makeExport(services, lists, process.argv[2] ?? '')
