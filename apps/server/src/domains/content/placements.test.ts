import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPlacement,
  listImages,
  listOperatingPositions,
  type PlacementForm,
  setPlacementStatus,
  updatePlacement,
} from '@lqr/contract/content/placement-calls.ts'
import { contentErrors } from '@lqr/contract/content/errors.ts'
import { getPicture, uploadPicture } from '@lqr/contract/content/picture-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { placementForm } from './content.fixtures.ts'

let t: TestApp
let [first, second, lanzhou] = ['', '', '']
const NOW = Date.parse('2026-11-20T10:00:00+08:00')
let at = NOW

beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  const operator = () => makeAccount(t.services.db, t.services, { sourceType: '1' })
  first = await t.signIn((await operator()).id)
  second = await t.signIn((await operator()).id)
  const editor = { sourceType: '2', roles: ['contentEditor'], regionCode: '620100' } as const
  lanzhou = await t.signIn((await makeAccount(t.services.db, t.services, editor)).id)
})
afterAll(() => t.close())

const make = (form: Partial<PlacementForm> = {}, token = first) =>
  t.send(createPlacement, { body: placementForm(form) }, { token })

const move = (id: string, action: PublicationAction, version: number, token = first) =>
  t.send(setPlacementStatus, { params: { id }, body: { action, version } }, { token })

async function publish(form: Partial<PlacementForm>) {
  const { data } = await t.call(createPlacement, { body: placementForm(form) }, { token: first })
  await move(data.id, 'submit', 1)
  await move(data.id, 'approve', 2, second)
  return data.id
}

async function picture() {
  const bytes = await sharp({ create: { width: 3_000, height: 750, channels: 3, background: '#267' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  return t.upload(uploadPicture, {}, { name: '横幅.jpg', bytes }, first)
}

test('a picture is made smaller, loses what it carried, and is kept by browsers for a year', async () => {
  const { data } = await picture()
  expect(data).toMatchObject({ width: 1_920, height: 480 })
  const answer = await t.send(getPicture, { params: { id: data.fileId } })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { format, exif } = await sharp(answer.data as Buffer).metadata()
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
})

test('a photograph of 5 MB is taken and kept small, one beyond the limit is refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({
    create: { width: 3_200, height: 2_400, channels: 3, background: '#888', noise },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 3/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(5 * 1_024 * 1_024)
  const { data } = await t.upload(uploadPicture, {}, { name: '现场.jpg', bytes }, first)
  expect(data).toMatchObject({ width: 1_920, height: 1_440 })
  expect(data.size).toBeLessThan(bytes.length / 2)
  const answer = await t.send(getPicture, { params: { id: data.fileId } })
  expect((await sharp(answer.data as Buffer).metadata()).exif).toBeUndefined()

  const tooLarge = { name: '原图.jpg', bytes: Buffer.concat([bytes, Buffer.alloc(10 * 1_024 * 1_024)]) }
  expect((await t.upload(uploadPicture, {}, tooLarge, first)).status).toBe(413)
})

test('what is no picture is refused, and no other upload is read as one', async () => {
  const pdf = { name: '说明.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
  expect((await t.upload(uploadPicture, {}, pdf, first)).status).toBe(415)
  const id = '0'.repeat(32)
  expect((await t.send(getPicture, { params: { id } })).status).toBe(404)
  expect((await make({ pictureId: id, pictureAlt: '不存在' })).error?.fields).toHaveProperty('pictureId')
})

test('the banner reads published pictures of its page, in their order and within their time', async () => {
  const { fileId: pictureId } = (await picture()).data
  const banner = { place: 'LOAN-banner', pictureId, pictureAlt: '首贷服务月', href: null } as const
  const later = await publish({ ...banner, sort: 2, title: '第二张' })
  const sooner = await publish({ ...banner, sort: 1, title: '第一张' })
  await publish({ ...banner, shownFrom: '2026-11-21T00:00:00+08:00' })
  const shownTo = '2026-11-20T09:00:00+08:00'
  at = Date.parse('2026-11-20T08:00:00+08:00')
  await publish({ ...banner, shownTo })
  at = NOW
  await make(banner)
  const { data } = await t.call(listImages, { body: { currentPageNum: 1, pageSize: 50, page: 'LOAN' } })
  expect(data.list.map(({ id }) => id)).toEqual([sooner, later])
  expect(data.list[0]).toMatchObject({ alt: '首贷服务月', imageUrl: `/portal/image/picture/${pictureId}` })
})

test('a site shows the banners of its area and of those above it, never those of an area below', async () => {
  const { fileId: pictureId } = (await picture()).data
  const banner = { place: 'AGENCY-banner', pictureId, pictureAlt: '中介服务', href: null } as const
  const everywhere = await publish({ ...banner, sort: 3 })
  const prefecture = await publish({ ...banner, sort: 2, areaCodes: ['620100'] })
  const county = await publish({ ...banner, sort: 1, areaCodes: ['620102'] })
  const seenAt = async (cityCode: string) => {
    const { data } = await t.call(listImages, { body: { page: 'AGENCY' } }, { cityCode })
    return data.list.map(({ id }) => id)
  }
  expect(await seenAt('620000')).toEqual([everywhere])
  expect(await seenAt('620100')).toEqual([prefecture, everywhere])
  expect(await seenAt('620102')).toEqual([county, prefecture, everywhere])
  expect(await seenAt('620104')).toEqual([prefecture, everywhere])
  expect(await seenAt('620500')).toEqual([everywhere])
})

test('an operating position answers what stands there, and nothing where there is none', async () => {
  const id = await publish({ title: '政策匹配', href: '/smartPolicy' })
  const standing = async (position: string) =>
    (await t.call(listOperatingPositions, { params: { position } })).data.map((row) => row.id)
  expect(await standing('INDEX-recommend')).toEqual([id])
  expect(await standing('nowhere')).toEqual([])
})

test('a picture has its words, a recommendation its way and a page that shows it, an end comes after its beginning', async () => {
  const { fileId: pictureId } = (await picture()).data
  const problems = async (form: Partial<PlacementForm>) => (await make(form)).error?.fields
  expect(await problems({ pictureId })).toHaveProperty('pictureAlt')
  expect(await problems({ place: 'INDEX-banner' })).toHaveProperty('pictureId')
  expect(await problems({ href: null })).toHaveProperty('href')
  expect(await problems({ place: 'POLICY-recommend' })).toEqual({ place: expect.stringContaining('首页') })
  expect(await problems({ href: 'javascript:alert(1)' })).toHaveProperty('href')
  const turned = { shownFrom: '2026-12-02T00:00:00+08:00', shownTo: '2026-12-01T00:00:00+08:00' }
  expect(await problems(turned)).toHaveProperty('shownTo')
})

test('what is over is not made public, neither anew nor again', async () => {
  const shownTo = '2026-11-20T09:00:00+08:00'
  const refused = { status: 422, error: { fields: { shownTo: contentErrors.endPast.msg } } }
  const over = await t.call(createPlacement, { body: placementForm({ shownTo }) }, { token: first })
  expect(await move(over.data.id, 'submit', 1)).toMatchObject(refused)
  const id = await publish({ shownTo: '2026-11-20T12:00:00+08:00' })
  await move(id, 'unlist', 3)
  at = Date.parse('2026-11-20T12:00:00+08:00')
  expect(await move(id, 'publish', 4)).toMatchObject(refused)
  const longer = { ...placementForm({ shownTo: '2026-11-21T12:00:00+08:00' }), version: 4 }
  await t.call(updatePlacement, { params: { id }, body: longer }, { token: first })
  await move(id, 'submit', 5)
  expect((await move(id, 'approve', 6, second)).status).toBe(200)
  at = NOW
})

test('strangers put nothing anywhere, and an area editor only in the own area', async () => {
  expect((await t.send(createPlacement, { body: placementForm() })).status).toBe(401)
  expect((await make({}, lanzhou)).error?.fields).toHaveProperty('areaCodes')
  expect((await make({ areaCodes: ['620102'] }, lanzhou)).status).toBe(200)
})
