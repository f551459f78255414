import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteFile, uploadFile } from '@lqr/contract/files/calls.ts'
import { updateOwnProfile } from '@lqr/contract/identity/account-calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { pdfBytes, pngBytes } from '../../../files/files.fixtures.ts'

describe('the own profile', () => {
  let test: TestApp
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    token = await test.signIn((await makeSignInAccount(test)).id)
  })
  afterAll(() => test.close())

  const update = (body: object, as = token) => test.send(updateOwnProfile, { body }, { token: as })
  const upload = async (bytes: Buffer, name: string) =>
    (await test.upload(uploadFile, {}, { name, bytes }, token)).data.fileId

  it('takes a new name and picture, and is what the user information then shows', async () => {
    const avatarFileId = await upload(pngBytes(7), 'me.png')
    const avatar = `/portal/files/downloadFile/${avatarFileId}`
    const answer = await update({ nickName: '陇上人家', avatarFileId })
    expect(answer.data).toEqual({ nickName: '陇上人家', avatar })
    const { user } = (await test.call(getUserInfo, {}, { token })).data
    expect(user).toMatchObject({ nickName: '陇上人家', avatar })
    const kept = await test.call(deleteFile, { params: { id: avatarFileId } }, { token })
    expect(kept.status).toBe(409)
  })

  it('loses the picture for null, and keeps what is not named', async () => {
    expect((await update({ avatarFileId: null })).data).toMatchObject({ avatar: null, nickName: '陇上人家' })
    expect((await update({ nickName: '新名字' })).data).toEqual({ avatar: null, nickName: '新名字' })
  })

  it('refuses a name that reads otherwise than it is kept', async () => {
    for (const nickName of ['陇上\u202e人家', '陇上\u0007人家', '陇上\n人家', '陇上\u200b人家']) {
      expect(await update({ nickName })).toMatchObject({
        status: 422,
        error: { fields: { nickName: '昵称含有换行或看不见的符号，请删除后重新输入' } },
      })
    }
  })

  it('refuses another person’s file, a document, a blank name and anything that is no own field', async () => {
    const stranger = await test.signIn((await makeSignInAccount(test)).id)
    const avatarFileId = await upload(pngBytes(8), 'me.png')
    expect((await update({ avatarFileId }, stranger)).status).toBe(404)
    const document = await upload(pdfBytes(), 'me.pdf')
    expect((await update({ avatarFileId: document })).error?.fields).toEqual({ avatarFileId: '头像须为图片' })
    expect((await update({ nickName: ' ' })).error?.fields).toEqual({ nickName: '请输入昵称' })
    for (const field of ['userName', 'roles', 'status', 'companyId']) {
      expect((await update({ [field]: 'x' })).error?.fields).toEqual({ [field]: '不支持的字段' })
    }
    expect((await test.send(updateOwnProfile, { body: { nickName: 'x' } })).status).toBe(401)
  })
})
