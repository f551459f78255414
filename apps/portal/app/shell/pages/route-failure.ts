import { isRouteErrorResponse } from 'react-router'
import type { LoaderFailure } from '../server/loader-api.ts'

export interface RouteFailure {
  readonly status: number
  readonly msg: string | undefined
  readonly key: string | undefined
  readonly requestId: string | undefined
}

/** What went wrong on a page: the status and sentence of the call's answer, or 500 for anything unforeseen. */
export function routeFailure(error: unknown): RouteFailure {
  if (!isRouteErrorResponse(error))
    return { status: 500, msg: undefined, key: undefined, requestId: undefined }
  const failure = (typeof error.data === 'object' ? error.data : null) as LoaderFailure | null
  return { status: error.status, msg: failure?.msg, key: failure?.key, requestId: failure?.requestId }
}

/** Whether no answer came at all: browsers word the error of `fetch` each in their own way. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}

/** Whether the release that answered has no such page: the router has a sentence for it, and no type that is exported. */
export function isOfOtherRelease(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('No result found for routeId')
}
