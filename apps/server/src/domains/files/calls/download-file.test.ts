import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeFile, pngBytes } from '../files.fixtures.ts'
import { linkFiles } from '../linked-files.ts'

describe('downloading a file', () => {
  let test: TestApp
  let companyId: string
  let ownerToken: string
  let fileId: string
  const bytes = pngBytes(41)

  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    companyId = (await makeEnterprise(db, test.services)).id
    const owner = await makeAccount(db, test.services, { sourceType: '7', companyId })
    ownerToken = await test.signIn(owner.id)
    fileId = await makeFile(db, test.services, {
      ownerAccountId: owner.id,
      ownerCompanyId: companyId,
      bytes,
      name: '营业执照 2026.png',
    })
    await linkFiles(db, { entity: 'enterprise', entityId: companyId }, [{ fileId, purpose: 'license' }])
  })
  afterAll(() => test.close())

  const download = (token: string | undefined, id = fileId) =>
    test.send(downloadFile, { params: { id } }, token === undefined ? {} : { token })

  async function tokenOf(maker: Parameters<typeof makeAccount>[2]): Promise<string> {
    return test.signIn((await makeAccount(test.services.db, test.services, maker)).id)
  }

  it('gives the owner the bytes with their type and name, for no other page to embed', async () => {
    const answer = await download(ownerToken)
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual(bytes)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('营业执照 2026.png')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('gives it to a colleague of the same enterprise', async () => {
    expect((await download(await tokenOf({ sourceType: '7', companyId }))).status).toBe(200)
  })

  it('gives a certification document to an operator, and puts that on the audit log', async () => {
    expect((await download(await tokenOf({ sourceType: '1' }))).status).toBe(200)
    const { rows } = await test.services.pool.query(
      `select detail from audit_log where action = 'download-file' and entity_id = $1`,
      [fileId],
    )
    expect(rows).toEqual([{ detail: { purpose: 'license', ofEntity: 'enterprise', ofId: companyId } }])
  })

  it('answers another enterprise, an institution and a government viewer as if it did not exist', async () => {
    const other = await makeEnterprise(test.services.db, test.services)
    const strangers = [
      await tokenOf({ sourceType: '7', companyId: other.id }),
      await tokenOf({ sourceType: '3' }),
      await tokenOf({ sourceType: '2', regionCode: '620000' }),
    ]
    const nothing = await download(ownerToken, '999999')
    expect(nothing).toMatchObject({ status: 404, error: { key: 'files.notFound' } })
    for (const token of strangers) {
      const { error, ...answer } = await download(token)
      expect(answer).toMatchObject({ status: 404, code: nothing.code, msg: nothing.msg })
      expect(error).toMatchObject({ key: 'files.notFound', number: nothing.error?.number })
    }
  })

  it('does not open an unlinked file of somebody else to operators', async () => {
    const other = await makeAccount(test.services.db, test.services, { sourceType: '3' })
    const loose = await makeFile(test.services.db, test.services, { ownerAccountId: other.id })
    expect((await download(await tokenOf({ sourceType: '1' }), loose)).status).toBe(404)
  })

  it('finds a file by 32 random digits, and none by the numbers that stood in addresses before', async () => {
    expect(fileId).toMatch(/^[0-9a-f]{32}$/)
    for (const number of ['1', '2', '3', '10'])
      expect(await download(ownerToken, number)).toMatchObject({
        status: 404,
        error: { key: 'files.notFound' },
      })
  })

  it('refuses an id that is none, and a signed-out caller', async () => {
    expect((await download(ownerToken, '1e3')).status).toBe(422)
    expect((await download(undefined)).status).toBe(401)
  })
})
