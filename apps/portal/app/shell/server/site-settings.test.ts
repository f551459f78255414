import { getSiteSettings } from '@lqr/contract/reference/site-setting-calls.ts'
import { expect, test } from 'vitest'
import { noSettings } from '../site-settings.ts'
import type { LoaderApi } from './loader-api.ts'
import { currentSettings } from './site-settings.ts'

const SET = { ...noSettings, businessSurveyUrl: '/index', institutionSurveyUrl: null }

const codes = async (open: readonly { id: string; audience: string }[] | Error) => {
  const api = (call: unknown) =>
    call === getSiteSettings
      ? Promise.resolve(SET)
      : open instanceof Error
        ? Promise.reject(open)
        : Promise.resolve(open)
  const { businessSurveyUrl, institutionSurveyUrl } = await currentSettings('620000', api as LoaderApi)
  return [businessSurveyUrl, institutionSurveyUrl]
}

test('each code leads to the open questionnaire of its audience, or to the one for everybody', async () => {
  const everyone = { id: '3', audience: 'everyone' }
  expect(await codes([{ id: '2', audience: 'enterprise' }, everyone])).toEqual([
    '/questionnaire?id=2',
    '/questionnaire?id=3',
  ])
})

test('without an open questionnaire, or an answer, the codes lead to what is set', async () => {
  expect(await codes([])).toEqual(['/index', null])
  expect(await codes(new Error('unreachable'))).toEqual(['/index', null])
})
