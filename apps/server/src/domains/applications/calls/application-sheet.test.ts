import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printApplicationSheet, readSheetScan } from '@lqr/contract/applications/sheet-calls.ts'
import { sheetCode } from '@lqr/contract/applications/sheet-code.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import { qrSvg } from '../../../documents/qr-svg.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'

let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const print = (proId: string, token: string) =>
  t.app.inject({
    url: callAddress(printApplicationSheet, { params: { proId } }),
    headers: { authorization: `Bearer ${token}` },
  })
const picture = (text: string) =>
  sharp(Buffer.from(qrSvg(text)))
    .resize(400)
    .png()
    .toBuffer()

test('the own draft comes as a PDF, with or without anything typed, for a product that is offered', async () => {
  const answer = await print(world.product.id, world.owner.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await print('999999999', world.owner.token)).json()).toMatchObject({
    code: 404,
    error: { key: 'products.productNotFound' },
  })
})

test('nobody but an enterprise prints or reads a sheet', async () => {
  expect((await print(world.product.id, world.officer.token)).statusCode).toBe(403)
  expect((await print(world.product.id, 'nobody')).statusCode).toBe(401)
  const file = { name: 'a.png', bytes: await picture('x') }
  expect((await t.upload(readSheetScan, {}, file, world.officer.token)).status).toBe(403)
  expect((await t.upload(readSheetScan, {}, file, undefined)).status).toBe(401)
})

test('a photo gives its code, whoever printed it; other codes and other files give none', async () => {
  const code = sheetCode({ owner: world.otherOwner.id, proId: world.product.id })
  const read = async (bytes: Buffer) => {
    const sent = { name: '申请表.png', bytes }
    return (await t.upload(readSheetScan, {}, sent, world.owner.token)).data
  }
  expect(await read(await picture(`https://lqr.example.cn/lite/sheet?code=${code}`))).toEqual({
    code,
    problem: null,
  })
  expect(await read(await picture('https://other.example/'))).toEqual({ code: null, problem: 'NO_CODE' })
  expect(await read(Buffer.from('no picture'))).toEqual({ code: null, problem: 'FILE' })
  const { rows } = await t.services.pool.query('select count(*)::int as kept from file')
  expect(rows).toEqual([{ kept: 0 }])
})
