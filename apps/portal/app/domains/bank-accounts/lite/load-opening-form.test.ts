import { expect, test } from 'vitest'
import { NOTHING_TYPED } from '../../../shell/plain/typed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { openingSend } from './load-opening-form.ts'

const OWN = '313821000001'
const JIUQUAN = '313826000001'
const read = { act: '', number: '', typed: NOTHING_TYPED, chosen: {}, problems: {}, units: {} }

/** Other branches are near 酒泉 than near the address of the enterprise. */
function nearest(_call: unknown, input?: unknown): Promise<unknown> {
  const { body } = input as { body: { areaCode?: string } }
  const branchCode = body.areaCode === '620900' ? JIUQUAN : OWN
  return Promise.resolve([{ branchCode, name: '示例网点', profile: 'LZB', slots: [] }])
}

const send = (query: string) =>
  openingSend(
    new Request(`http://portal/lite/openAccount?accountType=general&${query}`),
    nearest as LoaderApi,
  )

test('a branch that was found near another area is found again by its form', async () => {
  const { toBody } = await send(`branch=${JIUQUAN}&areaCode=620900`)
  expect(toBody({}, read)).toMatchObject({ branchCode: JIUQUAN, accountType: 'general' })
})

test('a branch that is not among the nearest is not found', async () => {
  await expect(send(`branch=${JIUQUAN}`)).rejects.toMatchObject({ init: { status: 404 } })
})
