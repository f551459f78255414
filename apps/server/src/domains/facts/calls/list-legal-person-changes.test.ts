import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewCertification, submitCertification } from '@lqr/contract/certification/calls.ts'
import { listLegalPersonChanges } from '@lqr/contract/facts/calls.ts'
import { getFormDraft, updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { agreeForLegalPerson } from '../../../testing/consent-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { certificationFormOf, makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let operator: string
let serial = 700
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  operator = await t.signIn(id)
})
afterAll(() => t.close())

const OPENING = { form: 'accountOpening', subject: 'new' } as const

async function newCompany() {
  const company = await makeEnterprise(t.services.db, t.services)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId: company.id })
  return { company, accountId: id, token: await t.signIn(id) }
}
type Made = Awaited<ReturnType<typeof newCompany>>

/** The company submits this legal representative, under a new name and code, and the operator decides. */
async function change({ company, accountId, token }: Made, name: string, decision: 'approve' | 'reject') {
  serial += 1
  const licenseFileId = await makeFile(t.services.db, t.services, {
    ownerAccountId: accountId,
    ownerCompanyId: company.id,
  })
  await agreeForLegalPerson(t, token, name)
  const body = { ...certificationFormOf(licenseFileId, serial), legalPersonName: name }
  const sent = await t.call(submitCertification, { body }, { token })
  expect(sent.status).toBe(200)
  const reason = decision === 'reject' ? { reason: '执照不清晰' } : {}
  await t.call(
    reviewCertification,
    { body: { companyId: company.id, decision, ...reason } },
    { token: operator },
  )
}

const keepDraft = ({ accountId, token }: Made, legalPersonName: string) =>
  t.call(
    updateFormDraft,
    {
      params: OPENING,
      body: { owner: accountId, content: JSON.stringify({ legalPersonName, purpose: '经营结算' }) },
    },
    { token },
  )
const draftOf = async ({ token }: Made) => {
  const { data } = await t.call(getFormDraft, { params: OPENING }, { token })
  return JSON.parse(data.draft?.content ?? '{}') as Record<string, unknown>
}
const messagesOf = ({ accountId }: Made) =>
  t.services.db
    .selectFrom('message')
    .select(['body', 'link'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'certification.legalPersonChanged')
    .execute()

test('an approved change reaches open drafts, is told, and lists who had received the former one', async () => {
  const made = await newCompany()
  const before = await world.application('SUBMITTED', {
    company: made.company,
    applicantAccountId: made.accountId,
    submittedAt: new Date(t.services.now().getTime() - 86_400_000),
  })
  await keepDraft(made, '示例法人')
  await change(made, '新任法人', 'approve')
  expect(await draftOf(made)).toEqual({ legalPersonName: '新任法人', purpose: '经营结算' })
  const [message] = await messagesOf(made)
  expect(message?.body).toContain('1 份草稿已改为新的法定代表人')
  expect(message?.link).toBe('/certification')
  await world.application('SUBMITTED', {
    company: made.company,
    applicantAccountId: made.accountId,
    submittedAt: new Date(t.services.now().getTime() + 60_000),
  })
  const { data } = await t.call(listLegalPersonChanges, {}, { token: made.token })
  expect(data).toMatchObject([{ formerName: '示例法人', presentName: '新任法人' }])
  const cases = data[0]?.receivers.filter(({ kind }) => kind === 'case')
  expect(cases?.map(({ orgName, link }) => [orgName, link])).toEqual([
    [world.bank.name, `/applications/${before.id}`],
  ])
  expect(data[0]?.receivers.some(({ kind }) => kind === 'authorisation')).toBe(true)
})

test('what somebody typed otherwise stays, and is shown to them', async () => {
  const made = await newCompany()
  await keepDraft(made, '另一位')
  await change(made, '新任法人', 'approve')
  expect(await draftOf(made)).toMatchObject({ legalPersonName: '另一位' })
  expect((await messagesOf(made))[0]?.body).toContain('有草稿填写的是 另一位')
})

test('a change that is sent back changes nothing until it is approved; the former name stays the certified one', async () => {
  const made = await newCompany()
  await keepDraft(made, '示例法人')
  await change(made, '写错法人', 'reject')
  expect(await draftOf(made)).toMatchObject({ legalPersonName: '示例法人' })
  expect(await messagesOf(made)).toEqual([])
  await change(made, '新任法人', 'approve')
  expect(await draftOf(made)).toMatchObject({ legalPersonName: '新任法人' })
  const { data } = await t.call(listLegalPersonChanges, {}, { token: made.token })
  expect(data).toMatchObject([{ formerName: '示例法人', presentName: '新任法人' }])
})

test('another legal representative in what comes after a refusal is followed as well', async () => {
  const made = await newCompany()
  await change(made, '示例法人', 'approve')
  await change(made, '示例法人', 'reject')
  await keepDraft(made, '示例法人')
  await change(made, '新任法人', 'approve')
  expect(await draftOf(made)).toMatchObject({ legalPersonName: '新任法人' })
  expect(await messagesOf(made)).toHaveLength(1)
  const { data } = await t.call(listLegalPersonChanges, {}, { token: made.token })
  expect(data).toMatchObject([{ formerName: '示例法人', presentName: '新任法人' }])
})

test('a name that was never certified is no former legal representative', async () => {
  const made = await newCompany()
  await t.services.pool.query('update enterprise set certi_flg = 1 where id = $1', [made.company.id])
  await change(made, '写错法人', 'reject')
  await change(made, '新任法人', 'approve')
  const { data } = await t.call(listLegalPersonChanges, {}, { token: made.token })
  expect(data).toEqual([])
})

test('another company, an institution and nobody see none of it', async () => {
  const made = await newCompany()
  await change(made, '新任法人', 'approve')
  expect((await t.call(listLegalPersonChanges, {}, { token: world.otherOwner.token })).data).toEqual([])
  expect((await t.call(listLegalPersonChanges, {}, { token: world.officer.token })).status).toBe(403)
  expect((await t.call(listLegalPersonChanges, {})).status).toBe(401)
})
