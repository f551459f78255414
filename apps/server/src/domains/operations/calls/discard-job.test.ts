import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueBrief, listBriefIssues } from '@lqr/contract/briefs/calls.ts'
import { listReports, requestReport } from '@lqr/contract/credit/report-calls.ts'
import { listReportImports, uploadReportImport } from '@lqr/contract/demand-reports/import-calls.ts'
import { IMPORT_COLUMNS } from '@lqr/contract/demand-reports/import-columns.ts'
import { createExport, listExports } from '@lqr/contract/exports/calls.ts'
import { MOST_AT_ONCE } from '@lqr/contract/exports/kinds.ts'
import { listPersonalExports, requestPersonalExport } from '@lqr/contract/identity/personal-data-calls.ts'
import { discardJob } from '@lqr/contract/operations/calls.ts'
import type { JobName } from '@lqr/contract/operations/job-names.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { login, makeSignInAccount, PASSWORD } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeBatch } from '../../demand-reports/reports.fixtures.ts'
import { makeMessages } from '../../exports/exports.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'

const MONTH = '2026-01'

let t: TestApp
let world: ApplicationWorld
let operator: { id: string; token: string }
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  operator = { id, token: await t.signIn(id) }
})
afterAll(() => t.close())

/** Gives up the job of this name that was added last. */
async function discard(name: JobName) {
  const { rows } = await t.services.pool.query<{ id: string }>(
    'select max(id)::text as id from graphile_worker.jobs where task_identifier = $1',
    [name],
  )
  return t.call(discardJob, { params: { id: rows[0]?.id ?? '' } }, operator)
}
const toldTo = async (accountId: string, kind: string) => {
  const { rows } = await t.services.pool.query<{ title: string }>(
    'select title from message where account_id = $1 and kind = $2 order by id',
    [accountId, kind],
  )
  return rows.map(({ title }) => title)
}

test('a brief whose job is given up is told of, and the month can be made again', async () => {
  const issue = () => t.call(issueBrief, { body: { month: MONTH } }, operator)
  await issue()
  expect((await issue()).error?.key).toBe('briefs.issueRunning')
  expect((await discard('make-brief')).status).toBe(200)
  const { list } = (await t.call(listBriefIssues, { body: {} }, operator)).data
  expect(list).toMatchObject([{ month: MONTH, status: 'FAILED' }])
  expect(await toldTo(operator.id, 'briefs.failed')).toEqual([expect.stringContaining('月报没有生成')])
  expect((await issue()).data).toMatchObject({ status: 'PENDING', edition: 2 })
})

test('a file whose job is given up has failed: its reader is told and may try again', async () => {
  await makeMessages(t.services, operator.id, MOST_AT_ONCE + 1)
  await t.call(createExport, { body: { list: 'messages.listMessages', format: 'csv' } }, operator)
  expect((await discard('make-export')).status).toBe(200)
  expect((await t.call(listExports, {}, operator)).data).toMatchObject([
    { status: 'FAILED', failure: 'broken' },
  ])
  expect(await toldTo(operator.id, 'exports.failed')).toHaveLength(1)
})

test('a credit report whose job is given up was not made, and another can be asked for', async () => {
  const { token } = world.owner
  const ask = () => t.call(requestReport, { body: {} }, { token })
  await ask()
  expect((await ask()).error?.key).toBe('credit.reportRunning')
  expect((await discard('make-credit-report')).status).toBe(200)
  const { list } = (await t.call(listReports, { body: {} }, { token })).data
  expect(list).toMatchObject([{ status: 'failed' }])
  expect((await ask()).status).toBe(200)
})

test('personal data whose job is given up can be asked for again at once', async () => {
  const account = await makeSignInAccount(t)
  await login(t, account)
  const by = { token: await t.signIn(account.id) }
  const ask = () => t.call(requestPersonalExport, { body: { password: PASSWORD } }, by)
  await ask()
  expect((await discard('make-personal-export')).status).toBe(200)
  expect((await t.call(listPersonalExports, {}, by)).data.list).toEqual([])
  expect(await toldTo(account.id, 'identity.exportFailed')).toHaveLength(1)
  expect((await ask()).status).toBe(200)
})

test('a list of reports whose job is given up is over: its authority is told and may upload another', async () => {
  const { db, now } = t.services
  const batchId = await makeBatch(db, { now: now() })
  const county = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620102' })
  const token = await t.signIn(county.id)
  const rows = [IMPORT_COLUMNS.map(({ title }) => title), ['没有的示例企业']]
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: '名单', rows }] }))
  const upload = () => t.upload(uploadReportImport, { batchId }, { name: '名单.xlsx', bytes }, token)
  await upload()
  expect((await upload()).error?.key).toBe('demandReports.importRunning')
  expect((await discard('import-demand-reports')).status).toBe(200)
  expect((await t.call(listReportImports, {}, { token })).data).toMatchObject([
    { status: 'cancelled', doneRows: 0, endedAt: expect.any(String) },
  ])
  expect(await toldTo(county.id, 'demand-reports.import-ended')).toEqual(['批量代填没有处理完'])
  const kept = await db.selectFrom('report_import').select('rows_cipher').execute()
  expect(kept).toEqual([{ rows_cipher: null }])
  expect((await upload()).status).toBe(200)
})

test('a job that was given what nobody can read is given up all the same', async () => {
  await addJob(t.services.db, 'make-brief', {})
  expect((await discard('make-brief')).status).toBe(200)
})
