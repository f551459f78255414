import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { RequestLog } from './request-log.ts'

it('writes one line a request, without the query and without a phone number of the path', async () => {
  const lines: Record<string, unknown>[] = []
  const output = new PassThrough()
  output.on('data', (chunk: Buffer) => lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>))
  const app = Fastify({
    loggerInstance: pino({ base: null }, output),
    logController: new RequestLog(pino({ base: null }, output)),
  })
  app.get('/codes/:phone', { config: { call: 'identity.sendCode' } }, () => ({ code: 200 }))
  await app.inject('/codes/13900000001?captcha=secret')
  await app.close()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    method: 'GET',
    path: '/codes/***',
    call: 'identity.sendCode',
    status: 200,
    msg: 'request',
  })
  expect(JSON.stringify(lines)).not.toContain('secret')
})
