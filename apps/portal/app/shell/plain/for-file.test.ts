import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { taxErrors } from '@lqr/contract/tax/errors.ts'
import { expect, test } from 'vitest'
import { forFile, refusalIn } from './for-file.ts'

const leadsTo = async (page: string, { key, status }: { key: string; status: number }) => {
  const refuse = (): Promise<never> => {
    throw Response.json({ key, msg: '' }, { status })
  }
  const answer = await forFile(page, refuse).catch((error: unknown) => error)
  if (!(answer instanceof Response)) throw new Error('no answer was thrown')
  return [answer.status, answer.headers.get('location')]
}

test('a stranger signs in and comes back to the page of the file, never to the file itself', async () => {
  expect(await leadsTo('/lite/tax', kernelErrors.signedOut)).toEqual([303, '/lite/login?next=%2Flite%2Ftax'])
})

test('whoever is refused is led to the page, with the reason in its address', async () => {
  expect(await leadsTo('/lite/tax', taxErrors.reportNotReady)).toEqual([
    303,
    '/lite/tax?refused=tax.reportNotReady',
  ])
  expect(await leadsTo('/lite/apply?proId=7', kernelErrors.tooMany)).toEqual([
    303,
    '/lite/apply?proId=7&refused=kernel.tooMany',
  ])
})

test('what is answered comes through', async () => {
  expect(await forFile('/lite/tax', () => Promise.resolve('%PDF'))).toBe('%PDF')
})

test('the page says why in the words of the call, and never in words of the address', () => {
  const said = (query: string) =>
    refusalIn(new Request(`http://portal/lite/tax${query}`), [taxErrors.reportNotReady])
  expect(said('?refused=tax.reportNotReady')).toBe(taxErrors.reportNotReady.msg)
  expect(said('?refused=kernel.tooMany')).toBe(kernelErrors.tooMany.msg)
  expect(said('?refused=转账到此账号')).toBe(kernelErrors.internal.msg)
  expect(said('')).toBeUndefined()
})
