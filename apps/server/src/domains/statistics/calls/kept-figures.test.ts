import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPlatformFigures } from '@lqr/contract/statistics/calls.ts'
import { listZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { seedDemo } from '../../../../../../database/seeds/demo/seed-demo.ts'
import { loadDemo } from '../../../data/load-demo.ts'
import { bindTwin } from '../../../http/bind-call.ts'
import { registerCall } from '../../../http/register-calls.ts'
import { SharedAnswers } from '../../../http/shared-answers.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getPlatformFiguresCall } from './get-platform-figures.ts'
import { listZoneFiguresCall } from './list-zone-figures.ts'

const SITES = ['620000', '620100', '620102', '620900']
const keptPlatform = { ...getPlatformFigures, path: '/console/test/platform' } as const
const keptZones = { ...listZoneFigures, path: '/console/test/zones' } as const
let t: TestApp

beforeAll(async () => {
  t = await makeTestApp({}, (app, services) => {
    const answers = new SharedAnswers(() => Promise.resolve({ without: () => 'one' }))
    const options = { strictOutput: true, answers }
    registerCall(app, bindTwin(keptPlatform, getPlatformFiguresCall), services, options)
    registerCall(app, bindTwin(keptZones, listZoneFiguresCall), services, options)
  })
  await loadDemo(t.services, seedDemo)
}, 120_000)
afterAll(() => t.close())

test('one reading of the province serves strangers on every site, with the figures of that site', async () => {
  const readAt = new Set<string>()
  const told = new Set<number | null>()
  for (const cityCode of SITES) {
    const kept = (await t.call(keptPlatform, {}, { cityCode })).data
    const anew = (await t.call(getPlatformFigures, {}, { cityCode })).data
    expect({ ...kept, asOf: '' }).toEqual({ ...anew, asOf: '' })
    expect((await t.call(keptZones, {}, { cityCode })).data).toEqual(
      (await t.call(listZoneFigures, {}, { cityCode })).data,
    )
    readAt.add(kept?.asOf ?? '')
    told.add(kept?.applications ?? null)
  }
  expect(readAt.size).toBe(1)
  expect(told.size).toBe(SITES.length)
})
