import { isInnerAddress } from '@lqr/contract/reference/inner-target.ts'
import { redirect } from 'react-router'
import type { LoaderFailure } from '../server/loader-api.ts'
import { byFormField } from './body-of.ts'
import type { PlainField } from './plain-field.ts'
import type { Typed } from './typed.ts'

/** A page that the refusal of a form leads to. */
export interface FormWay {
  readonly href: string
  readonly label: string
}

/** What a page shows of a form that was not taken, or was put by for later. */
export interface FormState {
  readonly typed: Typed
  readonly errors: Readonly<Record<string, string>>
  /** What belongs to no field. */
  readonly refusal?: string | undefined
  /** Where what stands in the way is found. */
  readonly way?: FormWay | undefined
  /** What went well, where the page stays. */
  readonly notice?: string | undefined
  /** The row that what was typed has been put by in, where it is kept in one of its own. */
  readonly rowId?: string | undefined
}

export type Answered<T> =
  | { readonly data: T }
  | { readonly refused: Omit<FormState, 'typed'>; readonly failure: LoaderFailure }

/**
 * Makes a call and turns every refusal into what the form shows, so that nothing typed is lost: also when the session has
 * ended or the server is away for a moment.
 */
export async function answered<T>(
  run: () => Promise<T>,
  fields: readonly PlainField[],
): Promise<Answered<T>> {
  try {
    return { data: await run() }
  } catch (error) {
    if (!(error instanceof Response) || (error.status >= 300 && error.status < 400)) throw error
    const failure = (await error.json()) as LoaderFailure
    const errors = byFormField(failure.fields ?? {}, fields)
    return { failure, refused: { errors, refusal: Object.keys(errors).length > 0 ? undefined : failure.msg } }
  }
}

/** Sends somebody who is not signed in to the sign-in page, and back here afterwards; everything else is thrown on. */
export async function signedIn<T>(request: Request, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 401) throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(`/lite/login?next=${encodeURIComponent(pathname + search)}`)
  }
}

/** Where a form leads afterwards: a page of this portal, never another site. */
export function innerPage(address: string | null, otherwise: string): string {
  return address !== null && isInnerAddress(address) ? address : otherwise
}
