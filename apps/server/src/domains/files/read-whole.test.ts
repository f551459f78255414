import { rm, truncate, writeFile } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeFile, pdfBytes, placeOf } from './files.fixtures.ts'
import { findFiles } from './files.store.ts'
import { readWhole } from './read-whole.ts'

describe('a stored file that is not what was uploaded', () => {
  let test: TestApp
  let accountId: string
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    accountId = (await makeAccount(test.services.db, test.services, { sourceType: '3' })).id
    token = await test.signIn(accountId)
  })
  afterAll(() => test.close())

  async function makeSpoilt(words: string, spoil: (place: string) => Promise<void>) {
    const maker = { ownerAccountId: accountId, bytes: pdfBytes(words) }
    const id = await makeFile(test.services.db, test.services, maker)
    const [file] = await findFiles(test.services.db, [id])
    if (!file) throw new Error('no file')
    await spoil(placeOf(test.services, file.storageKey))
    return file
  }
  const download = (id: string) => test.send(downloadFile, { params: { id } }, { token })
  const figure = async () =>
    (await test.app.inject({ url: '/metrics' })).payload
      .split('\n')
      .find((line) => line.startsWith('file_faults_open{place="first"}'))
  const faultsOf = async (key: string) =>
    (
      await test.services.pool.query(
        'select place, kind, found_by, outcome from file_fault where storage_key = $1',
        [key],
      )
    ).rows

  it('is counted in the metrics from the first on', async () => {
    expect(await figure()).toBe('file_faults_open{place="first"} 0')
  })

  it.each([
    ['cut off', 'truncated', (place: string) => truncate(place, 40)],
    ['emptied', 'truncated', (place: string) => truncate(place, 0)],
    ['changed', 'changed', (place: string) => writeFile(place, pdfBytes('changeD'))],
    ['gone', 'missing', (place: string) => rm(place)],
  ])(
    'is never sent when it is %s: a sentence says what to do, and a fault is open',
    async (what, kind, spoil) => {
      const file = await makeSpoilt(what, spoil)
      for (let time = 0; time < 2; time += 1) {
        const answer = await download(file.id)
        expect(answer).toMatchObject({ status: 500, error: { key: 'files.damaged' } })
        expect(answer.msg).toContain('重新上传')
        expect(answer.headers['content-disposition']).toBeUndefined()
      }
      expect(await faultsOf(file.storageKey)).toEqual([
        { place: 'first', kind, found_by: 'reading', outcome: null },
      ])
    },
  )

  it('is an alarm in the log, under one key', async () => {
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
    const { services } = test
    const file = await makeSpoilt('logged', (place) => rm(place))
    await expect(readWhole({ db: services.db, services, log }, file)).rejects.toThrow('files.damaged')
    const [line = '{}'] = lines
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      key: 'files.fault',
      storageKey: file.storageKey,
      place: 'first',
      kind: 'missing',
      foundBy: 'reading',
    })
  })

  it('is counted once, however often somebody asked for it', async () => {
    expect(await figure()).toBe('file_faults_open{place="first"} 5')
  })

  it('answers HEAD with the type and length of a sound file and no bytes, and a range with the whole of it', async () => {
    const file = await makeSpoilt('sound', () => Promise.resolve())
    const ask = (method: 'GET' | 'HEAD', headers = {}) =>
      test.app.inject({
        method,
        url: `/portal/files/downloadFile/${file.id}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    const head = await ask('HEAD')
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(file.size),
      0,
    ])
    const ranged = await ask('GET', { range: 'bytes=0-3' })
    expect([ranged.statusCode, ranged.rawPayload]).toEqual([200, pdfBytes('sound')])
  })
})
