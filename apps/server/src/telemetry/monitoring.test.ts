import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { dashboardQuestions, MONITORING } from './monitoring.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  await t.call(getCaptcha, {})
})
afterAll(() => t.close())

const METRIC = /\b(?:audit|calendar|connector|database|figure|files?|http|jobs?|nodejs|process)_[a-z0-9_]+/g
/** Told only where a worker runs, or once an outside system was asked. */
const TOLD_ELSEWHERE = new Set(['job_worker_alive', 'job_worker_restarts'])
const metricsOf = (text: string) =>
  new Set(text.match(METRIC)?.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))

test('alerts and dashboard ask for what an instance tells, and for nothing else', async () => {
  const { body } = await t.app.inject({ url: '/metrics' })
  const told = new Set(Array.from(body.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name ?? ''))
  const questions = await dashboardQuestions()
  const alerts = (await readFile(`${MONITORING}/alerts.yml`, 'utf8')).match(/expr: .+/g) ?? []
  const asked = metricsOf([...questions.map(({ expr }) => expr), ...alerts].join('\n'))
  expect(asked.size).toBeGreaterThan(15)
  expect([...asked].filter((name) => !told.has(name) && !TOLD_ELSEWHERE.has(name))).toEqual([])
})

test('an instance tells how full it is', async () => {
  const { body } = await t.app.inject({ url: '/metrics' })
  const { mostRequests, databasePool } = t.services.config
  for (const line of [
    `http_requests_most{kind="reading"} ${mostRequests}`,
    'http_requests_running{kind="working"} 0',
    `database_connections_most ${databasePool}`,
    '# TYPE database_waiting gauge',
  ])
    expect(body).toContain(line)
})
