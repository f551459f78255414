import type { updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { call } from '../call.ts'
import { getLoginState } from '../session/login-state.ts'

/**
 * The product somebody wanted outlives login, certification and its approval, on any device. Certification goes on without it when
 * it cannot be kept.
 */
export async function keepWanted(
  name: string,
  about: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const owner = getLoginState().userId
  if (!owner) return
  const params = { form: 'wantedProduct', subject: 'latest' } as const
  const body = { owner, content: JSON.stringify({ name, query: about }) }
  await call<typeof updateFormDraft>(
    'PUT',
    '/console/identity/formDrafts/{form}/{subject}',
    { params, body },
    { quiet: true },
  ).catch(() => undefined)
}
