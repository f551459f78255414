import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadCertificate } from '@lqr/contract/certification/calls.ts'
import { downloadFile, uploadFile } from '@lqr/contract/files/calls.ts'
import { jobTasks } from '../../job-tasks.ts'
import { makeFieldCipher } from '../../security/field-cipher.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { checkFiles } from './check-files.ts'
import { makeFile, pdfBytes, placeOf } from './files.fixtures.ts'
import { findFiles } from './files.store.ts'
import { openStored } from './seal-file.ts'
import { sweepFiles } from './sweep-files.ts'

const DAY_MS = 86_400_000

describe('licences and letters of authority at rest', () => {
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

  async function rowOf(id: string) {
    const [file] = await findFiles(test.services.db, [id])
    if (!file) throw new Error('no file')
    return { ...file, place: placeOf(test.services, file.storageKey) }
  }
  const download = (id: string) => test.send(downloadFile, { params: { id } }, { token })
  async function checkAll() {
    for (let step = await checkFiles(test.services); step;) step = await checkFiles(test.services, step)
  }

  it.each(['license', 'authLetter'])('a %s is stored sealed and read plain', async (filetype) => {
    const bytes = pdfBytes(`${filetype} 620102199001011234`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { data } = await test.upload(uploadCertificate, { filetype }, { name: 'a.pdf', bytes }, token)
    expect(data).toMatchObject({ size: bytes.length, sha256 })
    const file = await rowOf(data.fileId)
    const stored = await readFile(file.place)
    expect(stored.toString('latin1')).not.toMatch(/%PDF|620102199001011234/)
    expect(createHash('sha256').update(stored).digest('hex')).toBe(file.storageKey)
    expect([file.isSealed, file.sha256, file.size, file.storedSize]).toEqual([
      true,
      sha256,
      bytes.length,
      stored.length,
    ])
    const answer = await download(data.fileId)
    expect([answer.status, answer.data]).toEqual([200, bytes])
    expect(answer.headers['content-length']).toBe(String(bytes.length))
  })

  it('the same licence twice is not seen to be the same', async () => {
    const send = () =>
      test.upload(uploadCertificate, { filetype: 'license' }, { name: 'a.pdf', bytes: pdfBytes() }, token)
    const [first, second] = [await send(), await send()]
    expect((await rowOf(first.data.fileId)).storageKey).not.toBe((await rowOf(second.data.fileId)).storageKey)
  })

  it('an attachment is stored as it came', async () => {
    const bytes = pdfBytes('attachment')
    const { data } = await test.upload(uploadFile, {}, { name: 'a.pdf', bytes }, token)
    const file = await rowOf(data.fileId)
    expect([file.isSealed, await readFile(file.place)]).toEqual([false, bytes])
  })

  it('one of before stays readable, is sealed by the nightly check, and its plain bytes go with the next sweep', async () => {
    const bytes = pdfBytes('of before')
    const owner = { ownerAccountId: accountId, ownerCompanyId: companyId, bytes }
    const licence = await makeFile(test.services.db, test.services, { ...owner, purpose: 'license' })
    const before = await rowOf(licence)
    expect((await download(licence)).data).toEqual(bytes)
    await checkAll()
    const after = await rowOf(licence)
    expect([before.isSealed, after.isSealed]).toEqual([false, true])
    expect((await readFile(after.place)).includes('%PDF')).toBe(false)
    expect((await download(licence)).data).toEqual(bytes)
    await sweepFiles({ ...test.services, now: () => new Date(Date.now() + DAY_MS) })
    await expect(readFile(before.place)).rejects.toThrow('ENOENT')
    expect((await download(licence)).data).toEqual(bytes)
    await checkAll()
    expect((await rowOf(licence)).storageKey).toBe(after.storageKey)
  })

  it('of equal bytes only the licence is sealed, and the attachment keeps its own', async () => {
    const owner = { ownerAccountId: accountId, ownerCompanyId: companyId, bytes: pdfBytes('shared') }
    const [licence, attachment] = [
      await makeFile(test.services.db, test.services, { ...owner, purpose: 'license' }),
      await makeFile(test.services.db, test.services, { ...owner, purpose: 'attachment' }),
    ]
    await checkAll()
    await sweepFiles({ ...test.services, now: () => new Date(Date.now() + DAY_MS) })
    expect([(await rowOf(licence)).isSealed, (await rowOf(attachment)).isSealed]).toEqual([true, false])
    for (const id of [licence, attachment]) expect((await download(id)).data).toEqual(pdfBytes('shared'))
  })

  it('changed sealed bytes are a fault like any other', async () => {
    const file = { name: 'a.pdf', bytes: pdfBytes('spoilt') }
    const { data } = await test.upload(uploadCertificate, { filetype: 'license' }, file, token)
    const { place } = await rowOf(data.fileId)
    const stored = await readFile(place)
    stored[40] = (stored[40] ?? 0) ^ 1
    await writeFile(place, stored)
    expect(await download(data.fileId)).toMatchObject({ status: 500, error: { key: 'files.damaged' } })
  })

  it('another key opens nothing, and is an alarm', async () => {
    const lines: object[] = []
    const log = { error: (line: object) => void lines.push(line) }
    const mine = { cipher: makeFieldCipher(Buffer.alloc(32, 1)) }
    const other = { cipher: makeFieldCipher(Buffer.alloc(32, 2)) }
    const file = { id: '1', isSealed: true, sha256: createHash('sha256').update('plain').digest('hex') }
    const sealed = mine.cipher.sealBytes(Buffer.from('plain'))
    expect(openStored(mine, file, sealed, log)).toEqual(Buffer.from('plain'))
    expect(lines).toEqual([])
    expect(openStored(other, file, sealed, log)).toBeUndefined()
    expect(openStored(mine, file, Buffer.from('LQF1'), log)).toBeUndefined()
    expect(openStored(mine, file, mine.cipher.sealBytes(Buffer.from('swapped')), log)).toBeUndefined()
    expect(lines).toMatchObject([1, 2, 3].map(() => ({ key: 'files.notOpened', fileId: '1' })))
  })

  it('waits in quarantine sealed, and is scanned plain', async () => {
    const file = { name: 'a.pdf', bytes: pdfBytes('scanned plain') }
    const { data } = await test.upload(uploadCertificate, { filetype: 'license' }, file, token)
    await test.services.pool.query(`update file set scan_state = 'waiting' where id = $1`, [data.fileId])
    const seen: Buffer[] = []
    const malware = {
      name: 'sandbox',
      scan: (bytes: Buffer) => {
        seen.push(bytes)
        return Promise.resolve({ isClean: true as const })
      },
    } as const
    await jobTasks['scan-files']({ ...test.services, malware })
    expect(seen).toEqual([file.bytes])
    expect((await rowOf(data.fileId)).scanState).toBe('clean')
  })
})
