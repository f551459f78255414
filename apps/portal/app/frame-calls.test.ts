import { allCalls } from '@lqr/contract/all-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { isOfTheFrame } from '@lqr/contract/kernel/shared-answers.ts'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiContext } from './shell/server/contexts.ts'
import type { LoaderApi } from './shell/server/loader-api.ts'
import { noSettings } from './shell/site-settings.ts'

// The build writes these where they are read.
beforeAll(() => void vi.stubGlobal('__ROUTE_PATHS__', []))
afterAll(() => void vi.unstubAllGlobals())

/** The least that lets the frame ask on. */
const answers: Readonly<Record<string, unknown>> = {
  'content.listLinks': { list: [] },
  'content.listOpenQuestionnaires': [],
  'content.queryImageByPage': { list: [] },
  'reference.getSiteSettings': noSettings,
  'reference.getSiteTree': { id: '620000', name: '甘肃省', path: '', children: [] },
}

test('what the frame of a page asks for a stranger is known as that, so that the page of a record is kept with it', async () => {
  const [root, site] = await Promise.all([import('./root.tsx'), import('./shell/site.tsx')])
  const asked = new Set<string>()
  const context = new RouterContextProvider()
  const api = ({ name }: AnyCall) => {
    asked.add(name)
    return Promise.resolve(answers[name])
  }
  context.set(apiContext, api as LoaderApi)
  const request = new Request('http://localhost/lanzhou/index')
  const args = { request, params: { site: 'lanzhou' }, context }
  await Promise.all([root.loader(args as never), site.loader(args as never)])
  const ofTheFrame = allCalls.filter(isOfTheFrame).map(({ name }) => name)
  expect([...asked].sort()).toEqual(ofTheFrame.sort())
})
