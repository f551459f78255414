import { listServices } from '@lqr/contract/services/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { loadServices } from './load-services.ts'

const api = (call: unknown): Promise<unknown> => {
  expect(call).toBe(listServices)
  return Promise.resolve({ list: [], total: 0, currentPageNum: 1, pageSize: 12 })
}
const load = (address: string, fixed?: Readonly<Record<string, string>>) =>
  loadServices(api as LoaderApi, new Request(`http://portal${address}`), {
    section: 'cultivation',
    sitePath: 'lanzhou',
    ...(fixed && { fixed }),
  })

test('whoever narrows the services to an area keeps what the address holds for the rest of the page', async () => {
  const { areas, listing } = await load('/lanzhou/entFoster?revenue=1400', { revenue: '1400' })
  expect(areas.map(({ href }) => href)).toContain('/entFoster?revenue=1400&areaCode=620102')
  expect(listing).toMatchObject({ fixed: { revenue: '1400' }, kept: {} })
})

test('where nothing else is answered the address holds the area alone', async () => {
  const { areas } = await load('/lanzhou/entFoster')
  expect(areas.map(({ href }) => href)).toContain('/entFoster?areaCode=620102')
})
