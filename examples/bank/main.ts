import type { Entry } from './book.ts'
import { makeClient } from './client.ts'
import { takeTasks, advanceCase } from './journey.ts'
import { makeReceiver } from './receiver.ts'
import { reconcile } from './reconcile.ts'

const { BASE_URL = 'http://127.0.0.1:8080', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env
const { WEBHOOK_SECRET = '', PORT = '9090', RECONCILE = '' } = process.env
const say = (text: string) => void process.stdout.write(`${text}\n`)

const ask = makeClient({ baseUrl: BASE_URL, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET })
if (WEBHOOK_SECRET !== '') {
  const receiver = makeReceiver(WEBHOOK_SECRET, ({ type, data }) => say(`${type} ${data.number ?? ''}`))
  receiver.listen(Number(PORT), '127.0.0.1', () => say(`webhooks: http://127.0.0.1:${PORT}/`))
}
const book: Entry[] = []
for (const { number } of await takeTasks(ask)) say(`${number} ${await advanceCase(ask, number, book)}`)
if (RECONCILE !== '') {
  const differences = await reconcile(ask, book)
  for (const { applyNo, kind, type, advice } of differences) say(`${applyNo} ${kind} ${type} ${advice}`)
  say(`differences: ${differences.length}`)
}
