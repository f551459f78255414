import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { caseKinds } from '../case-kinds.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { GONE_NAME } from '../personal-data/holder.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { casePersonalData } from './case-personal-data.store.ts'
import { caseWorlds } from './case-worlds.fixtures.ts'
import { deleteLinks } from '../domains/files/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

const NAME = '另一经办人'
const NAMING = caseKinds.flatMap(({ declaration, personalData }) =>
  (personalData.alsoNamed ?? []).map((who) => [declaration.kind, who] as const),
)

test.each(NAMING)('of a %s its %s is named no more once that account is closed', async (code, who) => {
  const { db, cipher } = t.services
  const world = await caseWorlds[code]?.(t)
  if (!world) throw new Error(`no world of ${code}`)
  const { kind } = world
  const { id: accountId } = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620102' })
  const [state = ''] = statesIn(kind.declaration, 'over')
  const [own, other] = [await world.make(state), await world.make(state)]
  const name = sql.ref(`${who}_name`)
  await sql`update ${sql.table(kind.table)} set ${name} = ${NAME} where id in (${own}, ${other})`.execute(db)
  await sql`update ${sql.table(kind.table)} set ${sql.ref(`${who}_account_id`)} = ${accountId} where id = ${own}`.execute(
    db,
  )
  await casePersonalData(kind, deleteLinks).erase(db, cipher, {
    accountId,
    companyId: null,
    isLastOfCompany: false,
  })
  const { rows } = await sql<{ id: string; name: string }>`select id::text id, ${name} name
    from ${sql.table(kind.table)} where id in (${own}, ${other})`.execute(db)
  expect(new Map(rows.map((row) => [row.id, row.name]))).toEqual(
    new Map([
      [own, GONE_NAME],
      [other, NAME],
    ]),
  )
})
