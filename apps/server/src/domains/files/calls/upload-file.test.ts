import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadFile, uploadFile } from '@lqr/contract/files/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { pdfBytes, pngBytes } from '../files.fixtures.ts'

/** The beginning of a form with a file of this name. */
function file(name: string): string {
  return `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF`
}

describe('uploading a file', () => {
  let test: TestApp
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    const officer = await makeAccount(test.services.db, test.services, { sourceType: '3' })
    token = await test.signIn(officer.id)
  })
  afterAll(() => test.close())

  const upload = (name: string, bytes: Buffer, as: string | undefined = token) =>
    test.upload(uploadFile, {}, { name, bytes }, as)

  it('answers name, size, type and SHA-256, and keeps exactly these bytes', async () => {
    const bytes = pdfBytes('contract')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const answer = await upload('合同 1.pdf', bytes)
    expect(answer).toMatchObject({
      status: 200,
      data: { name: '合同 1.pdf', size: bytes.length, mime: 'application/pdf', sha256 },
    })
    const row = await test.services.db
      .selectFrom('file')
      .select(['storage_key', 'sha256', 'purpose'])
      .where('id', '=', answer.data.fileId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sha256, purpose: 'attachment' })
    const kept = await test.services.files.open(row.storage_key)
    expect(kept && (await buffer(kept.stream))).toEqual(bytes)
  })

  it.each([
    ['a program renamed to a picture', 'photo.png', Buffer.from('MZ\x90\x00 not a picture at all')],
    ['a page renamed to a document', 'page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture that claims to be a document', 'paper.pdf', pngBytes()],
  ])('refuses %s, because the type is read from the content', async (_what, name, bytes) => {
    const answer = await upload(name, bytes)
    expect(answer).toMatchObject({ status: 415, code: 415, error: { key: 'files.typeRefused' } })
  })

  it('refuses an empty file and one beyond 10 MiB', async () => {
    expect(await upload('empty.pdf', Buffer.alloc(0))).toMatchObject({
      status: 422,
      error: { fields: { file: '文件是空的，请重新选择' } },
    })
    const large = Buffer.concat([pdfBytes(), Buffer.alloc(10 * 1024 * 1024)])
    expect(await upload('large.pdf', large)).toMatchObject({ status: 413 })
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['that ends too early', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data'],
    ['that is none', 'multipart/form-data; boundary=b', 'x'],
    ['in a file that never ends', 'multipart/form-data; boundary=b', file('a.pdf')],
    ['with a broken name', 'multipart/form-data; boundary=b', file('%zz%\u0000"')],
  ])('answers a form %s with a refusal', async (_what, type, payload) => {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    const answer = await test.app.inject({ method: 'POST', url: uploadFile.path, headers, payload })
    expect([400, 415, 422]).toContain(answer.statusCode)
    expect(answer.json().code).toBe(answer.statusCode)
  })

  it('drops signs that nobody sees from the name', async () => {
    const answer = await upload('合同\u202e\u0007.pdf', pdfBytes('hidden'))
    expect(answer).toMatchObject({ status: 200, data: { name: '合同.pdf' } })
  })

  it('cuts a name that is too long, and keeps its ending and whole signs', async () => {
    const long = await upload(`${'合'.repeat(115)}𠮷𠮷${'同'.repeat(20)}.pdf`, pdfBytes('long'))
    expect(long.data).toMatchObject({ name: `${'合'.repeat(115)}𠮷.pdf` })
    const unended = await upload('𠮷'.repeat(121), pdfBytes('unended'))
    expect(unended.data).toMatchObject({ name: '𠮷'.repeat(120) })
  })

  it('keeps a picture without what its metadata says of place and person, and refuses one that is none', async () => {
    const photo = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, data } = await upload('photo.jpg', photo)
    expect([status, data.mime]).toEqual([200, 'image/jpeg'])
    const kept = await test.send(downloadFile, { params: { id: data.fileId } }, { token })
    const bytes = kept.data as Buffer
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([data.size, data.sha256])
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 4, height: 8 })

    const broken = Buffer.from(photo)
    broken.fill(0, 200, broken.length - 2)
    const refused = await upload('photo.jpg', broken)
    expect(refused).toMatchObject({ status: 422, error: { key: 'files.pictureUnreadable' } })
    expect(refused.msg).toContain('重新拍摄')
  })

  it('drops folders from the name', async () => {
    const answer = await upload('../../etc/licence.png', pngBytes(7))
    expect(answer).toMatchObject({ status: 200, data: { name: 'licence.png' } })
  })

  it('leaves no row when it refuses', async () => {
    const count = async () =>
      Number((await test.services.pool.query('select count(*) n from file')).rows[0].n)
    const before = await count()
    await upload('photo.png', Buffer.from('no picture'))
    expect(await count()).toBe(before)
  })

  it('gives one row for the same file sent twice under one number, and refuses another file under it', async () => {
    const send = (bytes: Buffer) =>
      test.upload(uploadFile, {}, { name: 'a.png', bytes }, token, 'upload-0001')
    const [first, second] = await Promise.all([send(pngBytes(20)), send(pngBytes(20))])
    expect(first.status).toBe(200)
    expect(second.data).toEqual(first.data)
    expect(await send(pngBytes(21))).toMatchObject({
      status: 409,
      error: { key: 'kernel.idempotencyConflict' },
    })
  })

  it('needs a signed-in person', async () => {
    const answer = await test.upload(uploadFile, {}, { name: 'a.png', bytes: pngBytes() })
    expect(answer).toMatchObject({ status: 401, error: { key: 'kernel.signedOut' } })
  })
})
