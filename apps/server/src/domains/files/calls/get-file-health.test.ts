import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getFileHealth } from '@lqr/contract/files/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { checkFiles } from '../check-files.ts'
import { makeFile, pngBytes, placeOf } from '../files.fixtures.ts'
import { findFiles } from '../files.store.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await makeTestApp()
  token = await tokenOf({ sourceType: '1' })
})
afterAll(() => test.close())

async function tokenOf(maker: Parameters<typeof makeAccount>[2]): Promise<string> {
  return test.signIn((await makeAccount(test.services.db, test.services, maker)).id)
}
const health = async () => (await test.call(getFileHealth, {}, { token })).data

it('says that nothing was uploaded and nothing checked yet', async () => {
  expect(await health()).toEqual({
    files: 0,
    bytes: 0,
    store: test.services.files.place,
    hasCopies: false,
    openFaults: 0,
    waiting: 0,
    infected: 0,
    lastCheck: null,
    lastMove: null,
    faults: [],
  })
})

it('counts files and bytes, and names a fault by whose file it is and what became of it', async () => {
  const { db } = test.services
  const company = await makeEnterprise(db, test.services)
  const owner = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
  const maker = { ownerAccountId: owner.id, ownerCompanyId: company.id, purpose: 'attachment' }
  const ids = [
    await makeFile(db, test.services, { ...maker, bytes: pngBytes(1) }),
    await makeFile(db, test.services, { ...maker, bytes: pngBytes(2) }),
  ]
  const [lost] = await findFiles(db, ids.slice(0, 1))
  if (!lost) throw new Error('no file')
  await rm(placeOf(test.services, lost.storageKey))
  for (let step = await checkFiles(test.services); step;) step = await checkFiles(test.services, step)
  const found = await health()
  expect(found).toMatchObject({
    files: 2,
    openFaults: 1,
    lastCheck: { files: 2, restored: 0, faults: 1 },
    faults: [
      {
        kind: 'missing',
        place: 'first',
        foundBy: 'check',
        purpose: '附件',
        outcome: null,
        endedAt: null,
      },
    ],
  })
  expect(found.bytes).toBe(pngBytes(1).length + pngBytes(2).length)
  expect(found.lastCheck?.finishedAt).not.toBeNull()
  const { rows } = await test.services.pool.query<{ name: string }>(
    'select corporate_name as name from enterprise where id = $1',
    [company.id],
  )
  expect(found.faults[0]?.owner).toBe(rows[0]?.name)
})

it('is for operators alone', async () => {
  expect((await test.send(getFileHealth, {})).status).toBe(401)
  for (const sourceType of ['2', '3'] as const) {
    expect((await test.send(getFileHealth, {}, { token: await tokenOf({ sourceType }) })).status).toBe(403)
  }
  const enterprise = {
    sourceType: '7',
    companyId: (await makeEnterprise(test.services.db, test.services)).id,
  } as const
  expect((await test.send(getFileHealth, {}, { token: await tokenOf(enterprise) })).status).toBe(403)
})
