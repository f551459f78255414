import { expect, test } from 'vitest'
import { makeReceiver } from '../../domains/open/webhooks/receiver.fixtures.ts'
import { makeWebhookHttp } from './webhook-http.ts'

const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' })

test('nothing is sent to an address inside, typed or led to by a name, even if another of the name is public', async () => {
  const receiver = await makeReceiver()
  const { port } = new URL(receiver.address())
  const names: Readonly<Record<string, readonly string[]>> = {
    'inside.example': ['10.0.0.8'],
    'here.example': ['127.0.0.1'],
    'both.example': ['61.178.1.1', '127.0.0.1'],
  }
  const connector = makeWebhookHttp({
    tellsLoopback: false,
    resolve: (name) => Promise.resolve(names[name] ?? []),
  })
  for (const host of [...Object.keys(names), 'nowhere.example', '127.0.0.1', '[::1]', '10.0.0.8'])
    expect(await connector.post(message(`https://${host}:${port}/`)), host).toEqual({ fault: 'private' })
  expect(await connector.post(message(`http://bank.example:${port}/`))).toEqual({ fault: 'private' })
  expect(receiver.received).toEqual([])
  await receiver.close()
})

test('a name that is not found in time is a receiver that does not answer', async () => {
  const connector = makeWebhookHttp({
    tellsLoopback: false,
    timeoutMs: 50,
    resolve: () => new Promise(() => undefined),
  })
  expect(await connector.post(message('https://slow.example/'))).toEqual({ fault: 'unreachable' })
})

test('a demonstration tells this machine, and nothing else that is inside', async () => {
  const receiver = await makeReceiver()
  const connector = makeWebhookHttp({ tellsLoopback: true })
  expect(await connector.post(message(receiver.address()))).toEqual({ status: 204 })
  expect(await connector.post(message('http://10.0.0.8/'))).toEqual({ fault: 'private' })
  receiver.answer('hang')
  const impatient = makeWebhookHttp({ tellsLoopback: true, timeoutMs: 200 })
  expect(await impatient.post(message(receiver.address()))).toEqual({ fault: 'unreachable' })
  await receiver.close()
  expect(await connector.post(message(receiver.address()))).toEqual({ fault: 'unreachable' })
})
