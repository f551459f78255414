import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { freePort } from '../data/embedded-postgres/free-port.ts'
import { runProgram } from '../data/embedded-postgres/run-program.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { dashboardQuestions, MONITORING } from './monitoring.fixtures.ts'

const promtool = (...args: string[]) => runProgram('promtool', args, { cwd: MONITORING, account: undefined })

interface Answer {
  readonly status: string
  readonly error?: string
  readonly data?: { readonly result: readonly unknown[] }
}

let t: TestApp
let folder: string
let prometheus: ChildProcess
let url: string

/** Prometheus with the files that are shipped, before an instance, asking each second. */
beforeAll(async () => {
  t = await makeTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(path.join(tmpdir(), 'lqr-prometheus-'))
  const { port } = t.app.server.address() as AddressInfo
  const shipped = await readFile(`${MONITORING}/prometheus.yml`, 'utf8')
  const config = shipped
    .replaceAll('15s', '1s')
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('alerts.yml', `${MONITORING}/alerts.yml`)
  await writeFile(path.join(folder, 'prometheus.yml'), config)
  const listens = `127.0.0.1:${await freePort(undefined)}`
  url = `http://${listens}`
  prometheus = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${listens}`,
    ],
    { stdio: 'ignore' },
  )
})
afterAll(async () => {
  prometheus.kill()
  await once(prometheus, 'exit')
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(expr: string): Promise<Answer> {
  const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expr)}`)
  return (await answer.json()) as Answer
}

test('the rules are sound, and each comes true with what it tells of', async () => {
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { code, output } = await promtool(...args)
    expect({ code, output }).toMatchObject({ code: 0 })
  }
})

test('every panel of the dashboard gets an answer from a running instance', async () => {
  await vi.waitFor(
    async () => {
      await t.call(getCaptcha, {})
      const { data } = await ask('sum(rate(http_request_seconds_count[1m])) > 0')
      expect(data?.result).toHaveLength(1)
    },
    { timeout: 30_000, interval: 500 },
  )
  const empty: string[] = []
  for (const { title, expr } of await dashboardQuestions()) {
    const { status, error, data } = await ask(expr)
    expect({ expr, status, error }).toMatchObject({ status: 'success' })
    if (data?.result.length === 0) empty.push(title)
  }
  // No page was asked, nothing failed, and no outside system was asked.
  expect(empty).toEqual(['流量：每秒回答', '时延：调用与页面', '可用性：失败最多的调用', '外部系统'])
  const rules = (await (await fetch(`${url}/api/v1/rules`)).json()) as {
    data: { groups: { name: string }[] }
  }
  expect(rules.data.groups.map(({ name }) => name)).toEqual(['parts', 'service-levels'])
})
