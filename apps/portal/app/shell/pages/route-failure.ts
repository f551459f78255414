import { isRouteErrorResponse } from 'react-router'
import type { LoaderFailure } from '../server/loader-api.ts'

export interface RouteFailure {
  readonly status: number
  readonly msg: string | undefined
  readonly requestId: string | undefined
}

/** What went wrong on a page: the status and sentence of the call's answer, or 500 for anything unforeseen. */
export function routeFailure(error: unknown): RouteFailure {
  if (!isRouteErrorResponse(error)) return { status: 500, msg: undefined, requestId: undefined }
  const failure = (typeof error.data === 'object' ? error.data : null) as LoaderFailure | null
  return { status: error.status, msg: failure?.msg, requestId: failure?.requestId }
}
