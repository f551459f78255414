import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getCertification,
  submitCertification,
  withdrawLegalPersonConsent,
} from '@lqr/contract/certification/calls.ts'
import { agreeForLegalPerson } from '../../../testing/consent-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, pngBytes } from '../../files/files.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { certificationFormOf, makeEnterprise } from '../certification.fixtures.ts'

describe('what a certified enterprise corrects', () => {
  let test: TestApp
  let serial = 500
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  /** A certified enterprise, and its form without the id number. */
  async function certified() {
    const { db, pool } = test.services
    serial += 1
    const company = await makeEnterprise(db, test.services, { certiFlg: 1 })
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    const owner = { ownerAccountId: account.id, ownerCompanyId: company.id }
    const whole = certificationFormOf(await makeFile(db, test.services, owner), serial)
    const token = await test.signIn(account.id)
    await agreeForLegalPerson(test, token, whole.legalPersonName)
    await test.call(submitCertification, { body: whole }, { token })
    await pool.query('update enterprise set certi_flg = 3, reviewed_at = now() where id = $1', [company.id])
    const { legalPersonIdNo, ...form } = whole
    return { companyId: company.id, owner, token, form, legalPersonIdNo }
  }
  const submit = (token: string, body: object) => test.send(submitCertification, { body }, { token })
  const enterprise = (id: string) =>
    test.services.db
      .selectFrom('enterprise')
      .select([
        'certi_flg',
        'address',
        'employees',
        'scale',
        'submitted_at',
        'reviewed_at',
        'legal_person_id_no_index',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const kinds = async (token: string) =>
    (await test.call(getCertification, {}, { token })).data.history.map(({ kind }) => kind)

  it('counts at once, without the id number and without a review', async () => {
    const { companyId, token, form } = await certified()
    const before = await enterprise(companyId)
    const address = '甘肃省兰州市城关区示例路 2 号'
    const change = { address, employees: 900, annualRevenueYuan: 500_000_000, contactPhone: '13900007777' }
    expect(await submit(token, { ...form, ...change })).toMatchObject({ status: 200, data: { certiFlg: 3 } })
    const kept = { ...before, address, employees: 900, scale: 'medium' }
    expect(await enterprise(companyId)).toEqual(kept)
    const { data } = await test.call(getCertification, {}, { token })
    expect(data).toMatchObject({ contactPhone: '13900007777', legalPersonIdNoMasked: expect.any(String) })
    expect(await kinds(token)).toEqual(['submitted', 'corrected'])
    const audit = await test.services.pool.query(
      `select detail from audit_log where action = 'correct-certification' and entity_id = $1`,
      [companyId],
    )
    expect(audit.rows).toEqual([{ detail: { certiFlg: 3, creditCodeSuspect: false } }])
  })

  it('is refused where it is what is known already', async () => {
    const { token, form, legalPersonIdNo } = await certified()
    for (const same of [form, { ...form, legalPersonIdNo }]) {
      expect(await submit(token, same)).toMatchObject({
        status: 409,
        error: { key: 'certification.unchanged' },
      })
    }
  })

  it('does not write over what a colleague has corrected since', async () => {
    const { token, form } = await certified()
    const { version } = (await test.call(getCertification, {}, { token })).data
    expect((await submit(token, { ...form, employees: 46, version })).status).toBe(200)
    const late = await submit(token, { ...form, address: '甘肃省兰州市城关区示例路 3 号', version })
    expect(late).toMatchObject({
      status: 409,
      error: { key: 'kernel.conflict' },
      data: { employees: 46, version: Number(version) + 1 },
    })
  })

  it('goes back to review with another name, whose id number is kept, or another licence', async () => {
    const { companyId, token, form } = await certified()
    const { legal_person_id_no_index: index } = await enterprise(companyId)
    const renamed = await submit(token, { ...form, corporateName: '兰州示例更名食品有限公司' })
    expect(renamed).toMatchObject({ status: 200, data: { certiFlg: 2 } })
    expect(await enterprise(companyId)).toMatchObject({
      legal_person_id_no_index: index,
      reviewed_at: null,
    })
    expect(await kinds(token)).toEqual(['submitted', 'changed'])
    const other = await certified()
    const file = { ...other.owner, bytes: pngBytes(9) }
    const licenseFileId = await makeFile(test.services.db, test.services, file)
    expect((await submit(other.token, { ...other.form, licenseFileId })).data).toEqual({ certiFlg: 2 })
  })

  it('asks for the id number of another legal representative, and of everybody who is not certified', async () => {
    const { companyId, token, form } = await certified()
    const missing = { status: 422, error: { fields: { legalPersonIdNo: '请输入法定代表人身份证号' } } }
    await agreeForLegalPerson(test, token, '另一法人')
    expect(await submit(token, { ...form, legalPersonName: '另一法人' })).toMatchObject(missing)
    await test.services.pool.query('update enterprise set certi_flg = 4 where id = $1', [companyId])
    expect(await submit(token, form)).toMatchObject(missing)
  })

  it('needs no consent that was withdrawn, which a change does', async () => {
    const { token, form, legalPersonIdNo } = await certified()
    await test.call(withdrawLegalPersonConsent, {}, { token })
    expect((await submit(token, { ...form, employees: 46 })).data).toEqual({ certiFlg: 3 })
    const renamed = { ...form, corporateName: '兰州示例更名食品有限公司' }
    expect((await submit(token, renamed)).error?.fields).toHaveProperty('legalPersonIdNo')
    const anew = await submit(token, { ...renamed, legalPersonIdNo })
    expect(anew.error?.key).toBe('legalPerson.consentMissing')
  })
})
