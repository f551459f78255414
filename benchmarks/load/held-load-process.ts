// People of a province from a process of its own: what they ask for begins at its own time, whether or not earlier answers have come.
// Options as JSON on the input, what was seen as JSON on the output.
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kind, kindsOf } from './mix.ts'
import type { HeldLoad, KindSeen, LoadSeen } from './seen.ts'

/** Times are counted to the millisecond, up to what counts as never answered. */
const LONGEST_MS = 20_000
const TICK_MS = 4
const NETWORKS = 4_000
const EXAMPLES = 3

const { urls, world, share, seconds, firstNumber } = JSON.parse(await text(process.stdin)) as HeldLoad
const agent = new http.Agent({ keepAlive: true, maxSockets: 1_024, scheduling: 'fifo' })
const targets = urls.map((url) => new URL(url))

interface Watched extends KindSeen {
  readonly kind: Kind
  readonly counts: Uint32Array
  nextAt: number
  number: number
}

const watched: Watched[] = kindsOf(world).map((kind) => ({
  kind,
  name: kind.name,
  group: kind.group,
  counts: new Uint32Array(LONGEST_MS + 1),
  failed: 0,
  failures: [],
  // People come independently of one another: the gaps between them are exponential.
  nextAt: gapOf(kind),
  number: firstNumber,
}))

function gapOf({ perSecond }: Kind): number {
  return (-Math.log(1 - Math.random()) * 1_000) / (perSecond * share)
}

const asked = { sent: 0, open: 0 }

function begin(one: Watched, dueAt: number): void {
  const number = (one.number += 1)
  const { sent } = asked
  const target = targets[sent % targets.length]
  if (!target) throw new Error('nobody to ask')
  asked.sent += 1
  asked.open += 1
  const { method, path, headers, body } = one.kind.ask(number)
  const end = (problem?: string) => {
    asked.open -= 1
    const took = Math.min(LONGEST_MS, Math.round(performance.now() - dueAt))
    one.counts[took] = (one.counts[took] ?? 0) + 1
    if (problem === undefined) return
    one.failed += 1
    if (one.failures.length < EXAMPLES) one.failures.push(problem)
  }
  const request = http.request(
    {
      agent,
      host: target.hostname,
      port: target.port,
      method,
      path: encodeURI(decodeURI(path)),
      timeout: LONGEST_MS,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'br, gzip',
        'x-forwarded-for': `10.${20 + (sent % 3)}.${Math.floor((sent % NETWORKS) / 250)}.${(sent % 250) + 1}`,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    },
    (answer) => {
      const isWell = (answer.statusCode ?? 500) < 400
      let said = ''
      answer.on('data', (chunk: Buffer) => {
        if (!isWell && said.length < 300) said += chunk.toString()
      })
      answer.on('end', () => end(isWell ? undefined : `${answer.statusCode} ${said.slice(0, 300)}`))
      answer.on('error', (error) => end(error.message))
    },
  )
  request.on('timeout', () => request.destroy(new Error('no answer')))
  request.on('error', (error) => end(error.message))
  request.end(body)
}

const startedAt = performance.now()
const startedCpu = process.cpuUsage()
let latest = 0
for (let now = 0; now < seconds * 1_000; now = performance.now() - startedAt) {
  for (const one of watched) {
    while (one.nextAt <= now) {
      latest = Math.max(latest, now - one.nextAt)
      // Counted from when the person acts, not from when this process found the time.
      begin(one, startedAt + one.nextAt)
      one.nextAt += gapOf(one.kind)
    }
  }
  await pause(TICK_MS)
}
const { user, system } = process.cpuUsage(startedCpu)
const elapsedS = (performance.now() - startedAt) / 1_000
const givenUpAt = performance.now() + LONGEST_MS + 1_000
while (asked.open > 0 && performance.now() < givenUpAt) await pause(50)
agent.destroy()

const seen: LoadSeen = {
  kinds: watched.map(({ name, group, counts, failed, failures }) => ({
    name,
    group,
    failed,
    failures,
    counts: [...counts.entries()].filter(([, count]) => count > 0),
  })),
  elapsedS,
  unanswered: asked.open,
  generatorShare: (user + system) / 1e6 / elapsedS,
  generatorLateMs: latest,
}
process.stdout.write(JSON.stringify(seen))
