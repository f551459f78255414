import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadCertificate } from '@lqr/contract/certification/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { pngBytes } from '../../files/files.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeEnterprise } from '../certification.fixtures.ts'

describe('uploading a certification document', () => {
  let test: TestApp
  let companyId: string
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    companyId = (await makeEnterprise(test.services.db, test.services, { certiFlg: 1 })).id
    const account = await makeAccount(test.services.db, test.services, { sourceType: '7', companyId })
    token = await test.signIn(account.id)
  })
  afterAll(() => test.close())

  const file = { name: '营业执照.png', bytes: pngBytes() }

  it.each(['license', 'authLetter'])('keeps it as the %s of the enterprise', async (filetype) => {
    const answer = await test.upload(uploadCertificate, { filetype }, file, token)
    expect(answer).toMatchObject({ status: 200, data: { name: '营业执照.png', mime: 'image/png' } })
    const row = await test.services.db
      .selectFrom('file')
      .select(['purpose', 'owner_company_id'])
      .where('id', '=', answer.data.fileId)
      .executeTakeFirst()
    expect(row).toEqual({ purpose: filetype, owner_company_id: companyId })
  })

  it('refuses a kind of document it does not know, and content that is no picture', async () => {
    expect(await test.upload(uploadCertificate, { filetype: 'passport' }, file, token)).toMatchObject({
      status: 422,
      error: { fields: { filetype: '请选择材料类型' } },
    })
    const disguised = { name: '营业执照.png', bytes: Buffer.from('#!/bin/sh') }
    const answer = await test.upload(uploadCertificate, { filetype: 'license' }, disguised, token)
    expect(answer).toMatchObject({ status: 415, error: { key: 'files.typeRefused' } })
  })

  it('is for enterprises only', async () => {
    expect((await test.upload(uploadCertificate, { filetype: 'license' }, file)).status).toBe(401)
    for (const sourceType of ['1', '2', '3'] as const) {
      const other = await makeAccount(test.services.db, test.services, { sourceType })
      const as = await test.signIn(other.id)
      expect((await test.upload(uploadCertificate, { filetype: 'license' }, file, as)).status).toBe(403)
    }
  })
})
