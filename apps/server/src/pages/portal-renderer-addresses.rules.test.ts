import type { ServerBuild } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { closeServers, render, serverOf } from './portal-renderer.fixtures.ts'

const serve = serverOf((build) => build as unknown as ServerBuild)

afterEach(closeServers)

test('a page has one address: any other way of writing it leads there, for strangers and the signed-in alike', async () => {
  const get = serve()
  for (const cookie of ['', 'Admin-Token=good']) {
    for (const [from, to] of [
      ['/INDEX', '/index'],
      ['/Lanzhou/index?page=2', '/lanzhou/index?page=2'],
      ['/lanzhou/productdetails/', '/lanzhou/productDetails'],
    ] as const) {
      const answer = await get(from, { cookie })
      expect(answer).toMatchObject({ statusCode: 308, headers: { location: to } })
    }
  }
  expect(render).not.toHaveBeenCalled()
  expect((await get('/lanzhou/index')).statusCode).toBe(200)
})

test('an address that only resembles one leads nowhere', async () => {
  const get = serve()
  for (const address of ['//evil.example/INDEX', '/%5Cevil.example/INDEX', '/%2Fevil.example'])
    expect((await get(address)).headers.location).toBeUndefined()
})

test('an address of two slashes cannot choose the host', async () => {
  const hosts: string[] = []
  const get = serve((_, request) => {
    hosts.push(new URL(request.url).host)
    return Promise.resolve(new Response('x'))
  })
  await get('//evil.example/index', { cookie: 'Admin-Token=good', host: 'portal.example.cn' })
  expect(hosts).toEqual(['portal.example.cn'])
})
