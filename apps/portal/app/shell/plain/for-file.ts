import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { redirect } from 'react-router'
import type { LoaderFailure } from '../server/loader-api.ts'

/** Says in the address of a page why a file did not come: the key of the refusal. */
const REFUSED = 'refused'

/**
 * Runs what answers a file. Its address shows nothing else: a stranger signs in and goes on at `page`, and
 * whoever is refused is led there, where the page says why.
 */
export async function forFile<T>(page: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Response) || (error.status >= 300 && error.status < 400)) throw error
    if (error.status === 401) throw redirect(`/lite/login?next=${encodeURIComponent(page)}`, 303)
    const { key = '' } = (await error.json()) as LoaderFailure
    const joint = page.includes('?') ? '&' : '?'
    throw redirect(`${page}${joint}${REFUSED}=${encodeURIComponent(key)}`, 303)
  }
}

/** Why a file did not come, in the words of these errors or of those that any call may answer with. */
export function refusalIn(request: Request, errors: readonly ErrorDef[]): string | undefined {
  const key = new URL(request.url).searchParams.get(REFUSED)
  if (key === null) return undefined
  const known = [...errors, ...Object.values(kernelErrors)].find((one) => one.key === key)
  return (known ?? kernelErrors.internal).msg
}
