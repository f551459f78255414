// One load run in a process of its own: options as JSON on the input, the result as JSON on the output.
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

const options = JSON.parse(await text(process.stdin)) as autocannon.Options
const result = await autocannon(options)
const { requests, latency, non2xx, errors, timeouts, throughput } = result
process.stdout.write(
  JSON.stringify({
    perSecond: requests.total / result.duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    refused: non2xx + errors + timeouts,
    bytesPerSecond: throughput.average,
  }),
)
