import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { defaultPortalConfig } from '../portal-config.ts'
import { apiContext } from './contexts.ts'
import type { LoaderApi } from './loader-api.ts'
import { withQuestionnaires } from './questionnaire-targets.ts'

async function targets(answer: () => Promise<unknown>) {
  const context = new RouterContextProvider()
  context.set(apiContext, answer as unknown as LoaderApi)
  const { questionnaireQrCodes } = await withQuestionnaires(defaultPortalConfig, context)
  return questionnaireQrCodes.map(({ url }) => url)
}
const open = (audience: string, id: string) => ({ audience, id, title: '示例' })

test('each code leads to the open questionnaire of its audience, or to the one for everybody', async () => {
  expect(await targets(() => Promise.resolve([open('enterprise', '3'), open('institution', '4')]))).toEqual([
    '/questionnaire?id=3',
    '/questionnaire?id=4',
  ])
  expect(await targets(() => Promise.resolve([open('everyone', '5'), open('institution', '4')]))).toEqual([
    '/questionnaire?id=5',
    '/questionnaire?id=4',
  ])
})

test('without an open questionnaire, or without an answer, they lead where it is configured', async () => {
  const configured = defaultPortalConfig.questionnaireQrCodes.map(({ url }) => url)
  expect(await targets(() => Promise.resolve([]))).toEqual(configured)
  expect(await targets(() => Promise.reject(new Error('no answer')))).toEqual(configured)
})
