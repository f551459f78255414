import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadFile } from '@lqr/contract/files/calls.ts'
import { updateSite, listSiteRows } from '@lqr/contract/reference/site-calls.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { pngBytes } from '../domains/files/files.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { asCallError } from './error-answers.ts'

/** An error as the file system or PostgreSQL gives it. */
const trouble = (code: string) => Object.assign(new Error(code), { code })

describe('a store that takes nothing', () => {
  let test: TestApp
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    token = await test.signIn((await makeAccount(test.services.db, test.services, { sourceType: '1' })).id)
  })
  afterAll(() => test.close())

  it.each([
    ['is full', 'ENOSPC', 507, '服务器存储空间不足，这次没有保存。您填写的内容还在，请稍后重试'],
    ['is over its quota', 'EDQUOT', 507, '服务器存储空间不足，这次没有保存。您填写的内容还在，请稍后重试'],
    ['was mounted read-only', 'EROFS', 503, '服务器暂时不能保存。您填写的内容还在，请稍后重试'],
    ['belongs to somebody else', 'EACCES', 503, '服务器暂时不能保存。您填写的内容还在，请稍后重试'],
  ])('because it %s says so, keeps no row, and heals by itself', async (_what, code, status, msg) => {
    const rows = async () => (await test.services.pool.query('select from file')).rowCount
    const before = await rows()
    vi.spyOn(test.services.files, 'put').mockRejectedValueOnce(trouble(code))
    const answer = await test.upload(uploadFile, {}, { name: 'a.png', bytes: pngBytes() }, token)
    expect(answer).toMatchObject({ status, msg })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await rows()).toBe(before)
    expect((await test.upload(uploadFile, {}, { name: 'a.png', bytes: pngBytes() }, token)).status).toBe(200)
  })

  it('because the disk of the database is full says the same', () => {
    expect(asCallError(trouble('53100')).def.status).toBe(507)
  })
})

describe('a database that only reads', () => {
  let test: TestApp
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    token = await test.signIn((await makeAccount(test.services.db, test.services, { sourceType: '1' })).id)
  })
  afterAll(() => test.close())

  const write = () =>
    test.call(
      updateSite,
      { params: { id: '620100' }, body: { openUrl: 'https://lanzhou.example.gov.cn', version: 1 } },
      { token },
    )
  const setReadOnly = async (mode: 'on' | 'off') => {
    const { rows } = await test.services.pool.query<{ name: string }>('select current_database() as name')
    await test.asOwner(
      `begin; set transaction read write; alter database ${rows[0]?.name} set default_transaction_read_only = ${mode}; commit`,
    )
    // The setting holds for connections made from now on.
    await test.closeDatabase()
    await test.openDatabase()
  }

  it('still answers questions, refuses writing with a sentence, and heals by itself', async () => {
    await setReadOnly('on')
    expect((await test.call(listSiteRows, { body: {} }, { token })).status).toBe(200)
    expect(await write()).toMatchObject({
      status: 503,
      msg: '服务器暂时不能保存。您填写的内容还在，请稍后重试',
    })
    await setReadOnly('off')
    expect(await write()).toMatchObject({ status: 200, data: { version: 2 } })
  })
})
