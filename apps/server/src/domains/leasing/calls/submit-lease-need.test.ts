import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getLeaseNeed,
  getLeaseTask,
  listLeaseInstitutions,
  listLeaseTasks,
  submitLeaseNeed,
} from '@lqr/contract/leasing/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { type LeaseWorld, makeLeaseWorld } from '../lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

const form = (over: object = {}) => ({
  kind: 'direct' as const,
  equipmentName: '冷链分拣生产线',
  equipmentCategory: 'coldChain' as const,
  equipmentCondition: 'new' as const,
  valueYuan: 2_000_000,
  amountYuan: 1_600_000,
  termMonths: 36,
  downPaymentPercent: 20,
  purpose: '新建果蔬冷链分拣车间',
  areaCode: '620102',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  audience: 'area' as const,
  fileIds: [] as string[],
  consent: true as const,
  ...over,
})
const submit = (over: object = {}, token = world.owner.token) =>
  t.call(submitLeaseNeed, { body: form(over) }, { token })
const rowsOf = async (text: string, values: unknown[]) => (await t.services.pool.query(text, values)).rows
const taskOf = async (token: string, needNo: string) => {
  const { data } = await t.call(listLeaseTasks, { body: { keyword: needNo } }, { token })
  return data.list[0]
}

test('a need open to the area reaches its leasing companies and those of the province, nobody else', async () => {
  const answer = await submit()
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({
    needNo: expect.stringMatching(/^ZL20261120-\d{6}$/),
    status: 'SUBMITTED',
    institutions: 2,
  })
  const { data } = await t.call(
    getLeaseNeed,
    { params: { id: answer.data.id } },
    { token: world.owner.token },
  )
  expect(data.responses.map(({ orgName }) => orgName).sort()).toEqual(
    [world.provincial.name, world.lanzhou.name].sort(),
  )
  expect(data).toMatchObject({
    amountYuan: 1_600_000,
    downPaymentPercent: 20,
    contactPhone: '13900001234',
    expiresAt: '2026-12-20T10:00:00+08:00',
    can: { withdraw: true },
    timeline: [{ action: 'submit', toStatus: 'SUBMITTED', actorSide: 'enterprise' }],
  })
  for (const { officer } of [world.tianshui, world.bank])
    expect(await taskOf(officer.token, answer.data.needNo)).toBeUndefined()
})

test('a need for one institution reaches it alone, wherever it is', async () => {
  const { data } = await submit({ audience: 'one', orgId: world.tianshui.id })
  expect(data.institutions).toBe(1)
  expect(await taskOf(world.tianshui.officer.token, data.needNo)).toMatchObject({
    status: 'SUBMITTED',
    dueAt: '2026-11-25T18:00:00+08:00',
    isOverdue: false,
  })
  expect(await taskOf(world.lanzhou.officer.token, data.needNo)).toBeUndefined()
})

test('what was agreed to while others were named is not sent, and those who would get it agree with the list', async () => {
  const { token } = world.owner
  const named = async () => {
    const { data } = await t.call(listLeaseInstitutions, { query: { areaCode: '620102' } }, { token })
    return data.map(({ id }) => id)
  }
  const shown = await named()
  const { id } = await makeOrganisation(t.services.db, { orgCategory: 'leasing', regionCode: '620102' })
  const refused = await submit({ receiverIds: shown, equipmentName: '名单变化的设备' })
  expect(refused).toMatchObject({
    status: 409,
    error: { key: 'leases.receiversChanged', fields: { consent: expect.stringContaining('新的名单') } },
  })
  expect(
    await rowsOf(`select count(*)::int n from lease_need where equipment_name = '名单变化的设备'`, []),
  ).toEqual([{ n: 0 }])
  expect(await named()).toEqual([...shown, id])
  expect((await submit({ receiverIds: await named() })).data.institutions).toBe(3)
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [id])
  expect((await submit({ receiverIds: [...shown, id] })).error?.key).toBe('leases.receiversChanged')
  for (const receiverIds of [[world.tianshui.id], [], [world.lanzhou.id]]) {
    const { error } = await submit({ audience: 'one', orgId: world.tianshui.id, receiverIds })
    expect(error?.key).toBe(receiverIds[0] === world.tianshui.id ? undefined : 'leases.receiversChanged')
  }
})

test('of a house and its branch only the house is told', async () => {
  await makeOrganisation(t.services.db, {
    orgCategory: 'leasing',
    regionCode: '620102',
    parentId: world.lanzhou.id,
  })
  expect((await submit()).data.institutions).toBe(2)
})

test('its officers are told, the consent is kept as evidence, and it is audited', async () => {
  const { data } = await submit()
  const tasks = await Promise.all(
    [world.provincial, world.lanzhou].map(({ officer }) => taskOf(officer.token, data.needNo)),
  )
  for (const [index, { officer }] of [world.provincial, world.lanzhou].entries()) {
    const told = await rowsOf(`select account_id from message where link = $1`, [
      `/workbench/leases/${tasks[index]?.id}`,
    ])
    expect(told).toEqual([{ account_id: officer.id }])
  }
  const [row] = await rowsOf(`select * from lease_need where id = $1`, [data.id])
  expect(row).toMatchObject({ consent_version: 'ZLXQ-2026.11', is_example: false })
  expect(row.consent_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(row.contact_phone_cipher).not.toContain('13900001234')
  expect(
    await rowsOf(`select action from audit_log where entity = 'lease_need' and entity_id = $1`, [data.id]),
  ).toEqual([{ action: 'submit-lease' }])
})

test('the same submit twice gives one need and one answer', async () => {
  const options = { token: world.owner.token, key: 'lease-submitted-twice' }
  const body = form({ equipmentName: '重复提交的设备' })
  const answers = await Promise.all([1, 2].map(() => t.call(submitLeaseNeed, { body }, options)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.data).toEqual(answers[1]?.data)
  expect(
    await rowsOf(`select count(*)::int n from lease_need where equipment_name = '重复提交的设备'`, []),
  ).toEqual([{ n: 1 }])
})

test('amount and down payment stay within the value of the equipment', async () => {
  expect((await submit({ downPaymentPercent: 20.01 })).error).toMatchObject({
    key: 'leases.amountTooHigh',
    fields: { amountYuan: '融资金额与首付合计不能超过设备价值' },
  })
  expect((await submit({ amountYuan: 2_000_000, downPaymentPercent: 0 })).status).toBe(200)
})

test('an institution that leases nothing, a missing one and an area without any are refused at their fields', async () => {
  for (const orgId of [world.bank.id, '999999', undefined]) {
    const { status, error } = await submit({ audience: 'one', orgId })
    expect({ status, fields: error?.fields }).toEqual({
      status: 422,
      fields: { orgId: '请选择一家融资租赁机构' },
    })
  }
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [
    world.provincial.id,
  ])
  const { error } = await submit({ areaCode: '620900' })
  await t.services.pool.query(`update organisation set status = 'active' where id = $1`, [
    world.provincial.id,
  ])
  expect(error?.key).toBe('leases.noInstitution')
  expect(error?.fields).toHaveProperty('areaCode')
})

test('its own documents are attached, and only where the need was shown they can be seen', async () => {
  const upload = (owner: string, company: string | null) =>
    makeFile(t.services.db, t.services, { ownerAccountId: owner, ownerCompanyId: company, purpose: 'lease' })
  const own = await upload(world.owner.id, world.company.id)
  const foreign = await upload(world.otherOwner.id, null)
  expect((await submit({ fileIds: [own, foreign] })).error?.fields).toHaveProperty('fileIds')
  const { data } = await submit({ fileIds: [own] })
  const task = await taskOf(world.lanzhou.officer.token, data.needNo)
  const seen = await t.call(
    getLeaseTask,
    { params: { id: task?.id ?? '' } },
    { token: world.lanzhou.officer.token },
  )
  expect(seen.data.files).toMatchObject([{ fileId: own }])
  expect(seen.data).toMatchObject({ contactPhone: '139****1234', opensPhone: false })
})

test('what is missing or makes no sense is refused by name', async () => {
  const { status, error } = await t.send(
    submitLeaseNeed,
    {
      body: {
        ...form(),
        equipmentName: '',
        termMonths: 0,
        downPaymentPercent: 12.345,
        consent: false,
        more: 1,
      },
    },
    { token: world.owner.token },
  )
  expect(status).toBe(422)
  expect(Object.keys(error?.fields ?? {}).sort()).toEqual(
    ['consent', 'downPaymentPercent', 'equipmentName', 'more', 'termMonths'].sort(),
  )
})

test('signed out is 401; an institution and an enterprise that is not certified are 403', async () => {
  expect((await t.call(submitLeaseNeed, { body: form() })).status).toBe(401)
  expect((await submit({}, world.lanzhou.officer.token)).status).toBe(403)
  expect((await submit({}, world.uncertified.token)).error?.key).toBe('kernel.notCertified')
})
