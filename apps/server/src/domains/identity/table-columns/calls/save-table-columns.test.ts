import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listTableColumns,
  resetTableColumns,
  saveTableColumns,
} from '@lqr/contract/identity/table-column-calls.ts'
import type { TableColumn } from '@lqr/contract/identity/table-columns.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeAccount } from '../../identity.fixtures.ts'

const column = (labelField: string, more: Partial<TableColumn> = {}): TableColumn => ({
  label: `列 ${labelField}`,
  labelField,
  width: null,
  minWidth: null,
  align: 'left',
  fixed: 'none',
  isShow: true,
  ...more,
})

describe('the columns a person sets of a table', () => {
  let test: TestApp
  const people = { first: '', second: '' }
  const ids = { first: '', second: '' }
  type Who = keyof typeof people

  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    const orgId = (await makeOrganisation(db)).id
    // Two of one institution with the same role: the setting is of the person, not of the place.
    for (const who of ['first', 'second'] as const) {
      ids[who] = (await makeAccount(db, test.services, { sourceType: '3', orgId })).id
      people[who] = await test.signIn(ids[who])
    }
  })
  beforeEach(() => test.services.pool.query('delete from account_table_columns'))
  afterAll(() => test.close())

  const save = (who: Who, table: string, columns: unknown) =>
    test.send(saveTableColumns, { params: { table }, body: { columns } }, { token: people[who] })
  const tables = async (who: Who) => (await test.call(listTableColumns, {}, { token: people[who] })).data.list

  it('are kept as set: order, width, alignment, place and what is hidden', async () => {
    const columns = [
      column('due', { width: 180, minWidth: 80, fixed: 'left' }),
      column('company', { align: 'right' }),
      column('officer', { isShow: false }),
    ]
    const answer = await save('first', 'taskPool', columns)
    expect(answer).toMatchObject({ status: 200, data: { table: 'taskPool', columns } })
    expect(await tables('first')).toEqual([{ table: 'taskPool', columns }])
  })

  it('replace what was set before, table by table', async () => {
    await save('first', 'taskPool', [column('due')])
    await save('first', 'leaseTasks', [column('company')])
    await save('first', 'taskPool', [column('amount')])
    expect((await tables('first')).map(({ table, columns }) => [table, columns[0]?.labelField])).toEqual([
      ['leaseTasks', 'company'],
      ['taskPool', 'amount'],
    ])
  })

  it('are read, changed and reset by nobody else', async () => {
    await save('first', 'taskPool', [column('due', { width: 200 })])
    expect(await tables('second')).toEqual([])
    await save('second', 'taskPool', [column('amount')])
    expect((await tables('first'))[0]?.columns).toEqual([column('due', { width: 200 })])
    const reset = { params: { table: 'taskPool' as const } }
    expect((await test.call(resetTableColumns, reset, { token: people.second })).status).toBe(200)
    expect(await tables('second')).toEqual([])
    expect(await tables('first')).toHaveLength(1)
    // Naming somebody is refused wherever it could be tried.
    const named = { columns: [column('amount')], accountId: ids.first }
    const answer = await test.send(
      saveTableColumns,
      { params: { table: 'taskPool' }, body: named },
      { token: people.second },
    )
    expect(answer).toMatchObject({ status: 422, error: { fields: { accountId: '不支持的字段' } } })
  })

  it('go back to the declared ones by a reset, also when nothing was set', async () => {
    await save('first', 'taskPool', [column('due')])
    for (const _ of [1, 2]) {
      const answer = await test.call(
        resetTableColumns,
        { params: { table: 'taskPool' } },
        { token: people.first },
      )
      expect(answer.data).toEqual({ done: true })
      expect(await tables('first')).toEqual([])
    }
  })

  it('are refused without a shown column, twice the same, of another table or without a login', async () => {
    const hidden = await save('first', 'taskPool', [column('due', { isShow: false })])
    expect(hidden).toMatchObject({ status: 422, error: { fields: { columns: '至少显示一列' } } })
    const twice = await save('first', 'taskPool', [column('due'), column('due')])
    expect(twice).toMatchObject({ status: 422, error: { fields: { columns: '列有重复' } } })
    const narrow = await save('first', 'taskPool', [column('due', { width: 1 })])
    expect(narrow).toMatchObject({
      status: 422,
      error: { fields: { 'columns.0.width': '列宽应在40到800之间' } },
    })
    expect((await save('first', 'noSuchTable', [column('due')])).status).toBe(422)
    for (const def of [listTableColumns, saveTableColumns, resetTableColumns]) {
      const body = def === saveTableColumns ? { columns: [column('due')] } : undefined
      const params = def === listTableColumns ? undefined : { table: 'taskPool' }
      expect((await test.send(def, { params, body } as never)).status).toBe(401)
    }
    expect(await tables('first')).toEqual([])
  })

  it('of a table or of a kind that is gone are passed over', async () => {
    const keep = (table: string, columns: unknown) =>
      test.services.pool.query(
        'insert into account_table_columns (account_id, table_code, columns) values ($1, $2, $3)',
        [ids.first, table, JSON.stringify(columns)],
      )
    await keep('tableOfLastYear', [column('due')])
    await keep('taskPool', [{ ...column('due'), align: 'justify' }, column('amount'), 'nonsense'])
    await keep('leaseTasks', { not: 'a list' })
    expect(await tables('first')).toEqual([{ table: 'taskPool', columns: [column('amount')] }])
  })
})
