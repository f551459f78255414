import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPicture } from '@lqr/contract/content/picture-calls.ts'
import { getOrganisation, listOrganisations } from '@lqr/contract/organisations/calls.ts'
import {
  createLogo,
  listLogos,
  LOGO_WIDTH,
  setLogoStatus,
  updateLogo,
  uploadLogo,
} from '@lqr/contract/organisations/logo-calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeProduct } from '../products/products.fixtures.ts'
import { makeOrganisation } from './organisations.fixtures.ts'

let t: TestApp
let operator = ''
let operatorId = ''

beforeAll(async () => {
  t = await makeTestApp()
  operatorId = (await makeAccount(t.services.db, t.services, { sourceType: '1' })).id
  operator = await t.signIn(operatorId)
})
afterAll(() => t.close())

async function bank(parentId?: string) {
  const { db } = t.services
  const { id: orgId, name } = await makeOrganisation(db, parentId ? { parentId } : {})
  const manager = await makeAccount(db, t.services, { sourceType: '3', orgId, roles: ['financeManager'] })
  const officer = await makeAccount(db, t.services, { sourceType: '3', orgId })
  const [token, asOfficer] = [await t.signIn(manager.id), await t.signIn(officer.id)]
  return { orgId, name, token, officer: asOfficer, managerId: manager.id, officerId: officer.id }
}

async function drawing(background = '#267') {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer()
  return { name: '标志.png', bytes }
}

const upload = async (token: string) => t.upload(uploadLogo, {}, await drawing(), token)
const move = (id: string, action: PublicationAction, version: number, token: string, reason?: string) =>
  t.call(setLogoStatus, { params: { id }, body: { action, version, ...(reason && { reason }) } }, { token })
const logoOf = async (id: string) => (await t.call(getOrganisation, { params: { id } })).data

async function draft({ token }: { token: string }) {
  const { fileId: pictureId } = (await upload(token)).data
  const body = { pictureId, alt: '示例银行标志' }
  return (await t.call(createLogo, { body }, { token })).data
}

test('a picture becomes small and is written anew; what is no picture of the three kinds is refused', async () => {
  const { token, officer } = await bank()
  const { data } = await upload(token)
  expect(data).toMatchObject({ width: LOGO_WIDTH, height: LOGO_WIDTH })
  const kept = await t.send(getPicture, { params: { id: data.fileId } })
  const { format, exif } = await sharp(kept.data as Buffer).metadata()
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
  const svg = { name: '标志.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
  expect((await t.upload(uploadLogo, {}, svg, token)).status).toBe(415)
  const pdf = { name: '标志.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
  expect((await t.upload(uploadLogo, {}, pdf, token)).status).toBe(415)
  expect((await upload(officer)).status).toBe(422)
})

test('a draft is deleted by whoever may keep the logo, by no officer', async () => {
  const house = await bank()
  const { id } = await draft(house)
  const body = { action: 'discard' as const, version: 1, deletes: true }
  const asOfficer = await t.call(setLogoStatus, { params: { id }, body }, { token: house.officer })
  expect(asOfficer.error?.key).toBe('organisations.notLogoKeeper')
  expect((await t.call(setLogoStatus, { params: { id }, body }, { token: house.token })).status).toBe(200)
})

test('a logo is shown after an operator approved it: on the institution, its branches and their products', async () => {
  const house = await bank()
  const branch = await bank(house.orgId)
  const product = await makeProduct(t.services.db, { id: branch.orgId, name: branch.name })
  const { id, pictureId } = await draft(house)
  await move(id, 'submit', 1, house.token)
  expect((await logoOf(house.orgId)).logoId).toBeNull()
  expect((await move(id, 'approve', 2, house.token)).status).toBe(403)
  expect((await move(id, 'approve', 2, operator)).data.status).toBe('PUBLISHED')
  expect(await logoOf(house.orgId)).toMatchObject({ logoId: pictureId, logoAlt: '示例银行标志' })
  expect((await logoOf(branch.orgId)).logoId).toBe(pictureId)
  const { list } = (await t.call(listProducts, { body: { orgId: branch.orgId } })).data
  expect(list.find((row) => row.id === product.id)?.logoId).toBe(pictureId)
  const cards = (await t.call(listOrganisations, { body: { parentId: house.orgId } })).data.list
  expect(cards.map(({ logoId }) => logoId)).toEqual([pictureId])

  const own = await draft(branch)
  await move(own.id, 'submit', 1, branch.token)
  await move(own.id, 'approve', 2, operator)
  expect((await logoOf(branch.orgId)).logoId).toBe(own.pictureId)
  await move(id, 'unlist', 3, operator)
  expect((await logoOf(house.orgId)).logoId).toBeNull()
})

test('operators are told of a logo to review, and who keeps it what became of it', async () => {
  const { name, managerId, officerId, ...house } = await bank()
  const told = async (accountId: string) => {
    const { rows } = await t.services.pool.query<{ title: string; body: string; link: string }>(
      'select title, body, link from message where account_id = $1 and body like $2 order by id',
      [accountId, `%${name}%`],
    )
    return rows
  }
  const { id } = await draft(house)
  await move(id, 'submit', 1, house.token)
  await move(id, 'return', 2, operator, '图片不清楚。')
  await move(id, 'submit', 3, house.token)
  await move(id, 'approve', 4, operator)
  await move(id, 'unlist', 5, operator)
  await move(id, 'publish', 6, operator)
  const review = {
    title: '有机构标志待复核',
    body: `${name}提交了机构标志“${name}”，请复核。`,
    link: '/organisation-logos',
  }
  expect(await told(operatorId)).toEqual([review, review])
  const own = await told(managerId)
  expect(own.map(({ title }) => title)).toEqual([
    '机构标志被退回',
    '机构标志已通过复核',
    '机构标志已被平台下线',
    '机构标志已恢复公开',
  ])
  expect(own[0]).toMatchObject({
    body: `机构标志“${name}”被退回：图片不清楚。修改后可以再次提交。`,
    link: '/workbench/logo',
  })
  expect(await told(officerId)).toEqual([])
})

test('the people of an intermediary and of an equity institution keep its logo as well', async () => {
  const { db } = t.services
  for (const [sourceType, orgType, orgCategory] of [
    ['4', 'agency', 'law'],
    ['5', 'equity', 'fund'],
  ] as const) {
    const { id: orgId } = await makeOrganisation(db, { orgType, orgCategory })
    const { id } = await makeAccount(db, t.services, { sourceType, orgId })
    expect(await draft({ token: await t.signIn(id) })).toMatchObject({ orgId })
  }
})

test('a change stays unseen until it is approved, and an institution has one logo', async () => {
  const house = await bank()
  const { id, pictureId } = await draft(house)
  await move(id, 'submit', 1, house.token)
  await move(id, 'approve', 2, operator)
  const next = (await upload(house.token)).data.fileId
  const body = { pictureId: next, alt: '示例银行新标志', version: 3 }
  await t.call(updateLogo, { params: { id }, body }, { token: house.token })
  expect((await logoOf(house.orgId)).logoId).toBe(pictureId)
  await move(id, 'submit', 4, house.token)
  await move(id, 'approve', 5, operator)
  expect((await logoOf(house.orgId)).logoId).toBe(next)
  const second = { body: { pictureId: next, alt: '又一个标志' } }
  expect((await t.call(createLogo, second, { token: house.token })).status).toBe(409)
})

test('nobody else reads or changes a draft, and a file that is no picture of it is refused', async () => {
  const [house, rival] = [await bank(), await bank()]
  const { id, pictureId } = await draft(house)
  const seen = async (token: string) =>
    (await t.call(listLogos, { body: {} }, { token })).data.list.some((row) => row.id === id)
  expect([await seen(house.token), await seen(rival.token), await seen(operator)]).toEqual([
    true,
    false,
    false,
  ])
  const body = { pictureId, alt: '抢来的标志', version: 1 }
  expect((await t.call(updateLogo, { params: { id }, body }, { token: rival.token })).status).toBe(404)
  expect((await t.call(updateLogo, { params: { id }, body }, { token: house.officer })).status).toBe(422)
  const missing = { body: { pictureId: '0'.repeat(32), alt: '没有的图片' } }
  const refused = await t.call(createLogo, missing, { token: rival.token })
  expect(refused.error?.fields).toHaveProperty('pictureId')
})
