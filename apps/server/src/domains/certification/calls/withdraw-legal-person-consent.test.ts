import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getCertification,
  submitCertification,
  withdrawLegalPersonConsent,
} from '@lqr/contract/certification/calls.ts'
import { getAgreement, giveConsent, listConsents } from '@lqr/contract/identity/consent-calls.ts'
import { agreeForLegalPerson } from '../../../testing/consent-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { certificationFormOf, makeEnterprise } from '../certification.fixtures.ts'

describe('the separate consent to the id number of a legal representative', () => {
  let test: TestApp
  let serial = 700
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function applicant() {
    const { db } = test.services
    serial += 1
    const company = await makeEnterprise(db, test.services, { certiFlg: 1 })
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    const owner = { ownerAccountId: account.id, ownerCompanyId: company.id }
    const form = certificationFormOf(await makeFile(db, test.services, owner), serial)
    return { company, account, form, token: await test.signIn(account.id) }
  }
  const submit = (token: string, body: object) => test.send(submitCertification, { body }, { token })
  const withdraw = (token?: string) => test.call(withdrawLegalPersonConsent, {}, token ? { token } : {})
  const kept = async (companyId: string) => {
    const { rows } = await test.services.pool.query(
      `select certi_flg, legal_person_id_no_cipher cipher, legal_person_id_no_index index, reject_reason reason
       from enterprise where id = $1`,
      [companyId],
    )
    return rows[0]
  }

  it('is needed before the number is taken, which says so at its field and stores nothing', async () => {
    const { company, token, form } = await applicant()
    const refused = await submit(token, form)
    expect(refused).toMatchObject({
      status: 422,
      error: {
        key: 'legalPerson.consentMissing',
        fields: { legalPersonIdNo: '请先阅读并勾选《法定代表人身份证号单独同意书》，再提交身份证号' },
      },
    })
    expect(await kept(company.id)).toMatchObject({ certi_flg: 1, cipher: null })
    await agreeForLegalPerson(test, token, '另一个人')
    expect((await submit(token, form)).error?.key).toBe('legalPerson.consentMissing')
    await agreeForLegalPerson(test, token, form.legalPersonName)
    expect((await submit(token, form)).status).toBe(200)
  })

  it('is kept with who, when, which text and whose data, once, and is not the agreement of the platform', async () => {
    const { token, form } = await applicant()
    await agreeForLegalPerson(test, token, form.legalPersonName)
    await agreeForLegalPerson(test, token, form.legalPersonName)
    const text = (await test.call(getAgreement, { query: { kind: 'legalPersonId' } })).data
    expect(text.body).toContain('已取得其本人的单独同意')
    expect((await test.call(getAgreement, {})).data.version).not.toBe(text.version)
    const { data } = await test.call(listConsents, { body: {} }, { token })
    expect(data).toMatchObject({
      total: 1,
      list: [
        {
          agreementVersion: text.version,
          textHash: text.textHash,
          actionCode: 'FRSF',
          subjectName: form.legalPersonName,
          withdrawnAt: null,
        },
      ],
    })
  })

  it('withdrawn under review deletes the number and sends the certification back; another consent opens it again', async () => {
    const { company, token, form } = await applicant()
    await agreeForLegalPerson(test, token, form.legalPersonName)
    await submit(token, form)
    expect(await withdraw(token)).toMatchObject({ status: 200, data: { certiFlg: 4 } })
    expect(await kept(company.id)).toMatchObject({ certi_flg: 4, cipher: null, index: null })
    const record = (await test.call(getCertification, {}, { token })).data
    expect(record.legalPersonIdNoMasked).toBeNull()
    expect(record.rejectReason).toContain('单独同意已撤回')
    expect(record.history.at(-1)?.kind).toBe('rejected')
    const consents = (await test.call(listConsents, { body: {} }, { token })).data.list
    expect(consents).toMatchObject([{ withdrawnAt: expect.any(String) }])
    expect((await submit(token, form)).error?.key).toBe('legalPerson.consentMissing')
    await agreeForLegalPerson(test, token, form.legalPersonName)
    expect((await submit(token, form)).status).toBe(200)
    const { rows } = await test.services.pool.query(
      `select detail from audit_log where action = 'withdraw-legal-person-consent' and entity_id = $1`,
      [company.id],
    )
    expect(rows).toMatchObject([{ detail: { certiFlg: 4 } }])
  })

  it('withdrawn after the certification deletes the number and leaves the certification', async () => {
    const { company, token, form } = await applicant()
    await agreeForLegalPerson(test, token, form.legalPersonName)
    await submit(token, form)
    await test.services.pool.query('update enterprise set certi_flg = 3 where id = $1', [company.id])
    expect((await withdraw(token)).data).toEqual({ certiFlg: 3 })
    expect(await kept(company.id)).toMatchObject({ certi_flg: 3, cipher: null, reason: null })
    expect(await withdraw(token)).toMatchObject({
      status: 409,
      error: { key: 'legalPerson.nothingToWithdraw' },
    })
  })

  it('is each company alone, and nobody else gives or withdraws one', async () => {
    const first = await applicant()
    const second = await applicant()
    await agreeForLegalPerson(test, first.token, first.form.legalPersonName)
    expect((await submit(second.token, second.form)).error?.key).toBe('legalPerson.consentMissing')
    expect((await withdraw(second.token)).status).toBe(409)
    expect((await withdraw()).status).toBe(401)
    const officer = await makeAccount(test.services.db, test.services, { sourceType: '3' })
    const staff = await test.signIn(officer.id)
    expect((await withdraw(staff)).status).toBe(403)
    expect((await agreeForLegalPerson(test, staff, '示例法人')).status).toBe(403)
  })

  it('is given to the text in force, and after the agreement of the platform', async () => {
    const { company, token } = await applicant()
    const body = { agreementVersion: '1999.01', consent: true as const, subjectName: '示例法人' }
    const outdated = await test.call(giveConsent, { body }, { token })
    expect(outdated).toMatchObject({ status: 409, error: { key: 'identity.agreementOutdated' } })
    const unticked = await test.send(giveConsent, { body: { ...body, consent: false } }, { token })
    expect(unticked.error?.fields).toHaveProperty('consent')
    const guest = await makeAccount(test.services.db, test.services, {
      sourceType: '17',
      companyId: company.id,
    })
    const early = await agreeForLegalPerson(test, await test.signIn(guest.id), '示例法人')
    expect(early).toMatchObject({ status: 403, error: { key: 'kernel.mustConsent' } })
  })
})
