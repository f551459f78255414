import { expect, test, vi } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { consentFor, requireShown } from './lease-consent.ts'
import { liteLeaseCopy } from './copy.ts'
import { agreedAnew } from './shown-consent.ts'

const HOUSE = { id: '1', name: '陇上租赁' }
const LANZHOU = { id: '2', name: '金城租赁' }
const { consentChanged } = liteLeaseCopy.form

/** The house serves the province; another company Lanzhou alone. */
const near = vi.fn((_: unknown, { query }: { query: { areaCode?: string } }) =>
  Promise.resolve(query.areaCode === '620900' ? [HOUSE] : [HOUSE, LANZHOU]),
)
const api = near as unknown as LoaderApi

const lanzhou = { audience: 'area', areaCode: '620100' } as const
const jiuquan = { audience: 'area', areaCode: '620900' } as const
const one = { audience: 'one', orgId: '2', areaCode: '620900' } as const

const stateOf = (consent: string, shownConsent: string) => ({
  typed: { values: { 'values/purpose': '更新产线', consent, shownConsent }, files: {} },
  errors: {},
})

test('the consent names those to whom the need goes', async () => {
  expect((await consentFor(api, lanzhou)).text).toContain('下列租赁机构：陇上租赁、金城租赁')
  expect((await consentFor(api, one)).text).toContain('提供给金城租赁，')
})

test('what was agreed to under the text of other receivers is not sent', async () => {
  const { mark } = await consentFor(api, lanzhou)
  await expect(requireShown(api, lanzhou, mark)).resolves.toEqual([HOUSE.id, LANZHOU.id])
  for (const [receivers, shown] of [
    [jiuquan, mark],
    [one, mark],
    [lanzhou, undefined],
  ] as const) {
    const refusal = await requireShown(api, receivers, shown).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Response)
    expect(await (refusal as Response).json()).toMatchObject({ fields: { consent: consentChanged } })
  }
})

test('a tick set under another text is asked for anew, with everything else as it was typed', () => {
  const again = agreedAnew(stateOf('1', 'before'), 'now')
  expect(again.typed.values).toMatchObject({ 'values/purpose': '更新产线', consent: '' })
  expect(again.errors).toEqual({ consent: consentChanged })
  for (const state of [stateOf('1', 'now'), stateOf('', 'before')]) {
    expect(agreedAnew(state, 'now')).toBe(state)
  }
})
