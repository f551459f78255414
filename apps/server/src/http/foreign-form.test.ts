import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadFile } from '@lqr/contract/files/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

describe('a form with a file', () => {
  let test: TestApp
  let port: number
  beforeAll(async () => {
    test = await makeTestApp()
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => test.close())

  /** The answer to a head alone: nothing of the body is ever sent. */
  async function answerToHead(path: string, type: string) {
    const headers = { 'content-type': type, 'content-length': 9_000_000 }
    const sent = request({ port, path, method: 'POST', headers })
    sent.flushHeaders()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const body = (await json(answer)) as { error?: { key: string } }
    sent.destroy()
    return [answer.statusCode, body.error?.key]
  }

  it.each(['multipart/form-data; boundary=b', 'Multipart/Form-Data', 'multipart/mixed; boundary=b'])(
    'is refused as %s by a call that takes none, before any of it is read',
    async (type) => {
      expect(await answerToHead(listProducts.path, type)).toEqual([415, 'kernel.unsupportedType'])
    },
  )

  it('is refused by an upload of somebody who is not signed in, before any of it is read', async () => {
    const refused = await answerToHead(uploadFile.path, 'multipart/form-data; boundary=b')
    expect(refused).toEqual([401, 'kernel.signedOut'])
  })
})
