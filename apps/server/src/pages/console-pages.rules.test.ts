import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerConsolePages } from './console-pages.ts'

const distDir = mkdtempSync(join(tmpdir(), 'console-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(distDir, 'assets'))
  writeFileSync(join(distDir, 'index.html'), '<!doctype html><title>管理门户</title>')
  writeFileSync(join(distDir, 'assets/app.js'), 'run()')
  app = Fastify()
  app.get('/console/identity/agreement', () => ({ code: 200 }))
  await registerConsolePages(app, { distDir })
  app.all('/console/*', (_request, reply) => reply.code(404).send({ code: 404 }))
})
afterAll(async () => {
  await app.close()
  rmSync(distDir, { recursive: true })
})

const visit = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' }

test('every address a person goes to gets the console, also one that is a call as well', async () => {
  for (const url of [
    '/console',
    '/console/',
    '/console/messages',
    '/console/identity/agreement',
    '/console/product/apply?proId=3',
  ]) {
    const answer = await app.inject({ url, headers: visit })
    expect(answer.body).toContain('管理门户')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('a call under /console is answered as a call', async () => {
  const headers = { 'sec-fetch-mode': 'cors', accept: 'application/json' }
  expect((await app.inject({ url: '/console/identity/agreement', headers })).json()).toEqual({ code: 200 })
  expect((await app.inject({ url: '/console/nothing', headers })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/console/messages', headers: visit })).statusCode).toBe(
    404,
  )
})

test('an older browser is recognised by what it accepts', async () => {
  expect((await app.inject({ url: '/console/messages', headers: { accept: 'text/html' } })).body).toContain(
    '管理门户',
  )
})

test('the files of the console are kept for a year, an address that only looks alike is not the console', async () => {
  const file = await app.inject({ url: '/console/assets/app.js' })
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject({ url: '/consoles', headers: visit })).statusCode).toBe(404)
})

test('a person who writes the console in other letters is led there; a call is found by its exact address alone', async () => {
  const moved = await app.inject({ url: '/Console/messages?page=2', headers: visit })
  expect(moved).toMatchObject({ statusCode: 308, headers: { location: '/console/messages?page=2' } })
  expect((await app.inject({ url: '/CONSOLE', headers: visit })).headers.location).toBe('/console')
  const headers = { 'sec-fetch-mode': 'cors', accept: 'application/json' }
  expect((await app.inject({ url: '/Console/identity/agreement', headers })).statusCode).toBe(404)
  expect((await app.inject({ url: '/console//evil.example', headers: visit })).statusCode).toBe(200)
})
