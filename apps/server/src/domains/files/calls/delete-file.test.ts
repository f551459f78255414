import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteFile, downloadFile } from '@lqr/contract/files/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeFile } from '../files.fixtures.ts'
import { holdOwnFiles, linkFiles } from '../linked-files.ts'

describe('deleting a file', () => {
  let test: TestApp
  let accountId: string
  let companyId: string
  let token: string

  beforeAll(async () => {
    test = await makeTestApp()
    companyId = (await makeEnterprise(test.services.db, test.services)).id
    accountId = (await makeAccount(test.services.db, test.services, { sourceType: '7', companyId })).id
    token = await test.signIn(accountId)
  })
  afterAll(() => test.close())

  const upload = () =>
    makeFile(test.services.db, test.services, { ownerAccountId: accountId, ownerCompanyId: companyId })
  const remove = (id: string, as: string | undefined = token) =>
    test.send(deleteFile, { params: { id } }, as === undefined ? {} : { token: as })

  it('takes an own unused file away at once', async () => {
    const id = await upload()
    expect(await remove(id)).toMatchObject({ status: 200, data: { done: true } })
    expect((await test.send(downloadFile, { params: { id } }, { token })).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  it('refuses a file that something refers to', async () => {
    const id = await upload()
    await linkFiles(test.services.db, { entity: 'enterprise', entityId: companyId }, [
      { fileId: id, purpose: 'license' },
    ])
    expect(await remove(id)).toMatchObject({ status: 409, error: { key: 'files.inUse' } })
    expect((await test.send(downloadFile, { params: { id } }, { token })).status).toBe(200)
  })

  it('waits for a submission that is just linking the file, and then refuses', async () => {
    const id = await upload()
    const actor = { accountId, companyId } as never
    let removal: ReturnType<typeof remove> | undefined
    await test.services.db.transaction().execute(async (tx) => {
      expect(await holdOwnFiles(tx, actor, [id])).toHaveLength(1)
      removal = remove(id)
      await linkFiles(tx, { entity: 'enterprise', entityId: companyId }, [{ fileId: id, purpose: 'license' }])
    })
    expect((await removal)?.status).toBe(409)
  })

  it('answers 404 for the file of another person, whoever asks', async () => {
    const id = await upload()
    for (const sourceType of ['3', '1'] as const) {
      const stranger = await makeAccount(test.services.db, test.services, { sourceType })
      expect((await remove(id, await test.signIn(stranger.id))).status).toBe(404)
    }
    expect((await remove(id)).status).toBe(200)
  })

  it('refuses an id that is none, and a signed-out caller', async () => {
    expect((await remove('abc')).status).toBe(422)
    const answer = await test.send(deleteFile, { params: { id: '1' } })
    expect(answer).toMatchObject({ status: 401, error: { key: 'kernel.signedOut' } })
  })
})
