import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadCertificate } from '@lqr/contract/certification/calls.ts'
import { downloadFile, getFileHealth, uploadFile } from '@lqr/contract/files/calls.ts'
import type { MalwareScanner } from '../../connectors/malware/malware-port.ts'
import { EICAR, makeMalwareSandbox } from '../../connectors/malware/malware-sandbox.ts'
import { jobTasks } from '../../job-tasks.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { pdfBytes } from './files.fixtures.ts'
import { linkFiles } from './linked-files.ts'

describe('an upload and the malware check', () => {
  const sandbox = makeMalwareSandbox()
  let isAway = false
  const malware: MalwareScanner = {
    name: 'sandbox',
    scan: (bytes) => (isAway ? Promise.reject(new Error('away')) : sandbox.scan(bytes)),
  }
  let test: TestApp
  let companyId: string
  let uploader: string
  let colleague: string
  let operator: string
  beforeAll(async () => {
    test = await makeTestApp({ malware })
    const { db } = test.services
    companyId = (await makeEnterprise(db, test.services)).id
    uploader = await tokenOf({ sourceType: '7', companyId })
    colleague = await tokenOf({ sourceType: '7', companyId })
    operator = await tokenOf({ sourceType: '1' })
  })
  afterAll(() => test.close())

  async function tokenOf(maker: Parameters<typeof makeAccount>[2]): Promise<string> {
    return test.signIn((await makeAccount(test.services.db, test.services, maker)).id)
  }
  const upload = (bytes: Buffer, name = 'a.pdf') => test.upload(uploadFile, {}, { name, bytes }, uploader)
  const open = (id: string, token: string) => test.send(downloadFile, { params: { id } }, { token })
  const fileCount = async () =>
    Number((await test.services.pool.query('select count(*) n from file')).rows[0].n)
  const quarantine = async () => {
    const { waiting, infected } = (await test.call(getFileHealth, {}, { token: operator })).data
    return { waiting, infected }
  }

  async function uploadWhileAway(words: string) {
    isAway = true
    const answer = await upload(pdfBytes(words))
    isAway = false
    expect(answer.status).toBe(200)
    const { fileId } = answer.data
    const license = { fileId, purpose: 'license' }
    await linkFiles(test.services.db, { entity: 'enterprise', entityId: companyId }, [license])
    return fileId
  }

  it('refuses the test file of the makers at once, wherever it is, and keeps nothing of it', async () => {
    const before = await fileCount()
    for (const [bytes, name] of [
      [Buffer.from(EICAR), 'eicar.com'],
      [pdfBytes(EICAR), 'a.pdf'],
    ] as const) {
      const answer = await upload(bytes, name)
      expect(answer).toMatchObject({ status: 422, error: { key: 'files.infected' } })
      expect(answer.msg).toContain('重新上传')
    }
    const certificate = { name: 'a.pdf', bytes: pdfBytes(EICAR) }
    expect(
      await test.upload(uploadCertificate, { filetype: 'license' }, certificate, uploader),
    ).toMatchObject({ status: 422, error: { key: 'files.infected' } })
    expect(await fileCount()).toBe(before)
  })

  it('hands a clean file to those who may read it', async () => {
    const { fileId } = (await upload(pdfBytes('clean'))).data
    expect((await open(fileId, colleague)).status).toBe(200)
    expect(await quarantine()).toEqual({ waiting: 0, infected: 0 })
  })

  it('keeps a file in quarantine while the scanner is away: its uploader goes on, others wait for the verdict', async () => {
    const fileId = await uploadWhileAway('waiting')
    expect((await open(fileId, uploader)).status).toBe(200)
    for (const token of [colleague, operator]) {
      const answer = await open(fileId, token)
      expect(answer).toMatchObject({ status: 409, error: { key: 'files.notYetScanned' } })
      expect(answer.msg).toContain('几分钟后再试')
    }
    const stranger = await tokenOf({ sourceType: '3' })
    expect((await open(fileId, stranger)).status).toBe(404)
    expect(await quarantine()).toEqual({ waiting: 1, infected: 0 })

    isAway = true
    await jobTasks['scan-files'](test.services)
    expect(await quarantine()).toEqual({ waiting: 1, infected: 0 })
    isAway = false
    await jobTasks['scan-files'](test.services)
    expect(await quarantine()).toEqual({ waiting: 0, infected: 0 })
    for (const token of [colleague, operator]) expect((await open(fileId, token)).status).toBe(200)
  })

  it('hands a file that proves infected later to nobody, its uploader included', async () => {
    const fileId = await uploadWhileAway(EICAR)
    await jobTasks['scan-files'](test.services)
    for (const token of [uploader, colleague, operator]) {
      expect(await open(fileId, token)).toMatchObject({ status: 422, error: { key: 'files.infected' } })
    }
    expect(await quarantine()).toEqual({ waiting: 0, infected: 1 })
    const { rows } = await test.services.pool.query(
      `select a.company_id, m.body from message m join account a on a.id = m.account_id where m.kind = 'files.infected'`,
    )
    expect(rows).toEqual(
      [1, 2].map(() => ({ company_id: companyId, body: expect.stringContaining('a.pdf') })),
    )
    const { payload } = await test.app.inject({ url: '/metrics' })
    expect(payload).toContain('files_in_quarantine{state="infected"} 1')
  })
})
