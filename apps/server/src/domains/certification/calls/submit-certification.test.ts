import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCertification, submitCertification } from '@lqr/contract/certification/calls.ts'
import type { CertiFlg } from '@lqr/contract/certification/states.ts'
import { agreeForLegalPerson } from '../../../testing/consent-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, pngBytes } from '../../files/files.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { certificationFormOf, type EnterpriseMaker, makeEnterprise } from '../certification.fixtures.ts'

describe('submitting a certification', () => {
  let test: TestApp
  let serial = 100
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  /** An enterprise in this state with an account, a licence of its own and a form that is right. */
  async function applicant(certiFlg: CertiFlg, maker: EnterpriseMaker = {}) {
    const { db } = test.services
    serial += 1
    const company = await makeEnterprise(db, test.services, { certiFlg, ...maker })
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    const owner = { ownerAccountId: account.id, ownerCompanyId: company.id }
    const licenseFileId = await makeFile(db, test.services, owner)
    const token = await test.signIn(account.id)
    const form = certificationFormOf(licenseFileId, serial)
    await agreeForLegalPerson(test, token, form.legalPersonName)
    return { companyId: company.id, token, owner, form }
  }
  const submit = (token: string, body: object, key?: string) =>
    test.send(submitCertification, { body }, { token, ...(key ? { key } : {}) })
  const enterprise = (id: string) =>
    test.services.db.selectFrom('enterprise').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('keeps who asks: an enterprise unless told otherwise, and what was told before', async () => {
    const plain = await applicant(1)
    await submit(plain.token, plain.form)
    expect(await enterprise(plain.companyId)).toMatchObject({ applicant_kind: 'ENTERPRISE' })
    const farm = await applicant(4, { applicantKind: 'FAMILY_FARM' })
    await submit(farm.token, farm.form)
    expect(await enterprise(farm.companyId)).toMatchObject({ applicant_kind: 'FAMILY_FARM' })
    const { data } = await test.call(getCertification, {}, { token: farm.token })
    expect(data.applicantKind).toBe('FAMILY_FARM')
  })

  it('takes a kind that its credit code does not usually begin with, and refuses one that is none', async () => {
    const { companyId, token, form } = await applicant(1)
    const unknown = await submit(token, { ...form, applicantKind: 'PERSON' })
    expect(unknown).toMatchObject({ status: 422, error: { fields: { applicantKind: '请选择主体类型' } } })
    expect(await submit(token, { ...form, applicantKind: 'COOPERATIVE' })).toMatchObject({ status: 200 })
    expect(await enterprise(companyId)).toMatchObject({ applicant_kind: 'COOPERATIVE' })
  })

  it.each([1, 4] as const)(
    'leads from state %i to review, with history, audit and a message',
    async (flg) => {
      const operator = await makeAccount(test.services.db, test.services, { sourceType: '1' })
      const { companyId, token, form } = await applicant(flg)
      expect(await submit(token, form)).toMatchObject({ status: 200, data: { certiFlg: 2 } })
      const row = await enterprise(companyId)
      expect(row).toMatchObject({
        certi_flg: 2,
        corporate_name: form.corporateName,
        credit_code: form.creditCode,
        credit_code_suspect: false,
        scale: 'small',
        reject_reason: null,
        version: 2,
      })
      const events = await test.services.db
        .selectFrom('certification_event')
        .select('kind')
        .where('company_id', '=', companyId)
        .execute()
      expect(events).toEqual([{ kind: 'submitted' }])
      const message = await test.services.db
        .selectFrom('message')
        .select(['title', 'link'])
        .where('account_id', '=', operator.id)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      expect(message?.title).toBe('有新的企业认证待审核')
      const audit = await test.services.pool.query(
        `select detail from audit_log where action = 'submit-certification' and entity_id = $1`,
        [companyId],
      )
      expect(audit.rows).toEqual([{ detail: { certiFlg: 2, creditCodeSuspect: false } }])
    },
  )

  it('keeps id number and phone sealed, the id number findable by its blind index alone', async () => {
    const { companyId, token, form } = await applicant(1)
    await submit(token, form)
    const row = await enterprise(companyId)
    const { cipher } = test.services
    expect(JSON.stringify(row)).not.toContain(form.legalPersonIdNo)
    expect(JSON.stringify(row)).not.toContain(form.contactPhone)
    expect(cipher.decrypt(row.legal_person_id_no_cipher ?? '')).toBe(form.legalPersonIdNo)
    expect(row.legal_person_id_no_index).toEqual(cipher.blindIndex(form.legalPersonIdNo))
    expect(cipher.decrypt(row.contact_phone_cipher ?? '')).toBe(form.contactPhone)
  })

  it('accepts a code with a wrong check digit and marks it for the reviewer', async () => {
    const { companyId, token, form } = await applicant(1)
    const last = form.creditCode.endsWith('X') ? 'Y' : 'X'
    const creditCode = `${form.creditCode.slice(0, 17)}${last}`
    expect(await submit(token, { ...form, creditCode })).toMatchObject({ status: 200 })
    expect((await enterprise(companyId)).credit_code_suspect).toBe(true)
  })

  it('refuses to submit again while under review', async () => {
    const { token, form } = await applicant(2)
    const answer = await submit(token, form)
    expect(answer).toMatchObject({ status: 409, error: { key: 'certification.notSubmittable' } })
  })

  it('gives one submission and one refusal when two come at once', async () => {
    const { companyId, token, form } = await applicant(1)
    const answers = await Promise.all([submit(token, form), submit(token, form)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const events = await test.services.db
      .selectFrom('certification_event')
      .select('id')
      .where('company_id', '=', companyId)
      .execute()
    expect(events).toHaveLength(1)
  })

  it('gives the first answer again for the same submission number', async () => {
    const { token, form } = await applicant(1)
    const answers = await Promise.all([
      submit(token, form, 'key-0000001'),
      submit(token, form, 'key-0000001'),
    ])
    expect(answers.map(({ status, data }) => [status, data])).toEqual([
      [200, { certiFlg: 2 }],
      [200, { certiFlg: 2 }],
    ])
  })

  it("refuses a licence that is missing, deleted or another enterprise's, whatever kind that one is", async () => {
    const { token, owner, form } = await applicant(1)
    const foreign = await applicant(1)
    const { db } = test.services
    const foreignLetter = await makeFile(db, test.services, { ...foreign.owner, purpose: 'authLetter' })
    const deleted = await makeFile(db, test.services, owner)
    await test.services.pool.query('update file set deleted_at = now() where id = $1', [deleted])
    for (const licenseFileId of ['999999', foreign.form.licenseFileId, foreignLetter, deleted]) {
      expect(await submit(token, { ...form, licenseFileId })).toMatchObject({
        status: 422,
        error: { key: 'certification.fileMissing', fields: { licenseFileId: '请上传营业执照' } },
      })
    }
    expect(await submit(token, { ...form, authLetterFileId: foreign.form.licenseFileId })).toMatchObject({
      status: 422,
      error: { key: 'certification.fileMissing', fields: { authLetterFileId: '请上传授权书' } },
    })
  })

  it('says of an own file of another kind what it was uploaded as and what is wanted', async () => {
    const { token, owner, form } = await applicant(1)
    const { db } = test.services
    const kept = (purpose: string, name: string) =>
      makeFile(db, test.services, { ...owner, purpose, name, bytes: pngBytes(name.length) })
    const letter = await kept('authLetter', '授权.png')
    const attachment = await kept('attachment', '厂房照片.png')
    const refused = async (change: object, field: string, sentence: string) =>
      expect(await submit(token, { ...form, ...change })).toMatchObject({
        status: 422,
        msg: sentence,
        error: { key: 'files.wrongKind', fields: { [field]: sentence } },
      })
    await refused(
      { licenseFileId: letter },
      'licenseFileId',
      '“授权.png”是作为授权书上传的，这里需要营业执照，请重新上传营业执照',
    )
    await refused(
      { licenseFileId: attachment },
      'licenseFileId',
      '“厂房照片.png”是作为附件上传的，这里需要营业执照，请重新上传营业执照',
    )
    await refused(
      { authLetterFileId: form.licenseFileId },
      'authLetterFileId',
      '“营业执照.png”是作为营业执照上传的，这里需要授权书，请重新上传授权书',
    )
    expect(await submit(token, { ...form, authLetterFileId: letter })).toMatchObject({ status: 200 })
  })

  it('refuses a credit code under which another enterprise is certified', async () => {
    const { token, form } = await applicant(1)
    await makeEnterprise(test.services.db, test.services, { certiFlg: 3, creditCode: form.creditCode })
    expect(await submit(token, form)).toMatchObject({
      status: 409,
      error: { key: 'certification.codeTaken', fields: { creditCode: expect.any(String) } },
    })
  })

  it.each([
    ['an empty name', { corporateName: '  ' }, 'corporateName', '请输入企业名称'],
    ['a name too long', { corporateName: '长'.repeat(101) }, 'corporateName', '企业名称不能超过 100 个字'],
    ['a short code', { creditCode: '91620102MA' }, 'creditCode', '请输入正确的18位统一社会信用代码'],
    [
      'a wrong id number',
      { legalPersonIdNo: '620102199001010012' },
      'legalPersonIdNo',
      '请输入正确的法定代表人身份证号',
    ],
    ['a wrong phone', { contactPhone: '12345' }, 'contactPhone', '请输入正确的联系电话'],
    ['an unknown industry', { industryCode: '99' }, 'industryCode', '请选择所属行业'],
    ['the province as the area', { areaCode: '620000' }, 'areaCode', '请选择所在市州或县区'],
    ['an area that does not exist', { areaCode: '629999' }, 'areaCode', '请选择所在市州或县区'],
    ['capital with a fraction', { regCapitalYuan: 1.5 }, 'regCapitalYuan', '注册资本须为整数（元）'],
    ['capital as text', { regCapitalYuan: '200' }, 'regCapitalYuan', '注册资本须为整数（元）'],
    ['a founding date ahead', { foundDate: '2999-01-01' }, 'foundDate', '成立日期不能晚于今天'],
    ['a date that is none', { foundDate: '2025-02-30' }, 'foundDate', '请选择成立日期'],
    ['a negative head count', { employees: -1 }, 'employees', '从业人数不能为负'],
    ['an unknown field', { certiFlg: 3 }, 'certiFlg', '不支持的字段'],
  ])('points at the field of %s and stores nothing', async (_what, change, field, sentence) => {
    const { companyId, token, form } = await applicant(1)
    expect(await submit(token, { ...form, ...change })).toMatchObject({
      status: 422,
      error: { key: 'kernel.invalidInput', fields: { [field]: sentence } },
    })
    expect(await enterprise(companyId)).toMatchObject({ certi_flg: 1, credit_code: null, version: 1 })
  })

  it('refuses NUL in any text', async () => {
    const { token, form } = await applicant(1)
    expect((await submit(token, { ...form, address: '甘肃省\u0000兰州市' })).status).toBe(400)
  })

  it('is for enterprises only', async () => {
    const { form } = await applicant(1)
    expect((await test.send(submitCertification, { body: form })).status).toBe(401)
    for (const sourceType of ['1', '3'] as const) {
      const other = await makeAccount(test.services.db, test.services, { sourceType })
      expect((await submit(await test.signIn(other.id), form)).status).toBe(403)
    }
  })
})
