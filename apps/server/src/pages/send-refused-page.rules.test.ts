import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'
import { registerErrorAnswers } from '../http/error-answers.ts'
import { sendRefusedPage } from './send-refused-page.ts'

/** What a browser is told at an address whose requests are all refused with this. */
async function refusedWith(thrown: Error, method: 'GET' | 'POST', url = '/lite/apply') {
  const app = Fastify()
  registerErrorAnswers(app)
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => sendRefusedPage(request, reply, error))
    scope.addHook('onRequest', () => Promise.reject(thrown))
    scope.route({ method: ['GET', 'POST'], url: '/*', handler: () => '' })
  })
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const answer = await app.inject({ method, url, headers })
  await app.close()
  return answer
}

test('whoever is turned away while there is much to do is told when to come back, and that what was typed is not lost', async () => {
  const busy = new CallError(kernelErrors.tooManyLoads, { retryAfter: 3 })
  const form = await refusedWith(busy, 'POST')
  expect([form.statusCode, form.headers['retry-after']]).toEqual([503, '3'])
  expect(form.body).toMatch(/没有提交.*当前访问人数较多，请稍后重试.*您填写的内容还在。.*href="\/lite"/)
  const page = await refusedWith(busy, 'GET', '/financial')
  expect(page.body).toMatch(/页面暂时无法显示.*刷新本页。.*href="\/index"/)
  expect(page.body).not.toContain('重新提交')
})

test('an error of which nobody thought tells nothing of itself', async () => {
  const page = await refusedWith(new Error('<b>secret</b>'), 'GET')
  expect(page.statusCode).toBe(500)
  expect(page.body).toContain('系统开小差了，请稍后重试')
  expect(page.body).not.toContain('secret')
})
