import { listsToExport } from '../../apps/server/src/bound-calls.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { makeExport } from '../../apps/server/src/domains/exports/index.ts'
import { makeServices } from '../../apps/server/src/make-services.ts'
import { watchMemory } from './watch-memory.ts'

// Makes a file that was asked for, as the worker does, in a process of its own.
const [url = '', id = ''] = process.argv.slice(2)
const services = makeServices(readConfig(), url)
const peak = watchMemory()
const before = process.memoryUsage.rss()
const began = performance.now()
await makeExport(services, listsToExport, id)
process.send?.({ ms: performance.now() - began, rssMib: peak(), beforeMib: before / 1024 / 1024 })
process.disconnect()
await services.pool.end()
await services.probes.end()
