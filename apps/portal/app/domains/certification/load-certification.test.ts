import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { expect, test, vi } from 'vitest'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { loadCertification } from './load-certification.ts'

const refusing = ({ key, status, msg }: { key: string; status: number; msg: string }) =>
  vi.fn().mockRejectedValue(Response.json({ key, msg }, { status })) as unknown as LoaderApi

test('an account of another kind is told so', async () => {
  expect(await loadCertification(refusing(kernelErrors.forbidden))).toEqual({ kind: 'notEnterprise' })
})

test.each(['mustResetPassword', 'mustConsent', 'mustEnrolSecondFactor', 'signedOut', 'unavailable'] as const)(
  'an enterprise that is refused by %s is not called another kind of account',
  async (name) => {
    const refusal = await loadCertification(refusing(kernelErrors[name])).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: kernelErrors[name].status })
  },
)
