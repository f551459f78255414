import type { FastifyRequest } from 'fastify'
import type { LimitClass } from '@lqr/contract/kernel/define-call.ts'
import { tokenOf } from '../pages/page-address.ts'
import { requestKind } from './request-kind.ts'

/**
 * Whom a place is for. Strangers who read are given what is kept and wait for nobody; who signs in waits for a password to be
 * computed; everybody else waits for the database. None of them takes the places of the others (decision 0230).
 */
export type PlaceKind = 'reading' | 'signing-in' | 'working'

/** Places of each kind, for one of reading. */
const SHARES: Readonly<Record<PlaceKind, number>> = { reading: 1, working: 2 / 5, 'signing-in': 1 / 5 }
const SIGN_IN: ReadonlySet<LimitClass> = new Set(['login', 'captcha', 'sms'])
const READ_METHODS = new Set(['GET', 'HEAD'])

export const placeKinds = Object.keys(SHARES) as PlaceKind[]

/** How many of a kind are worked on at a time where `most` (MOST_REQUESTS) may read. */
export function placesFor(kind: PlaceKind, most: number): number {
  return Math.ceil(most * SHARES[kind])
}

interface RouteFacts {
  readonly limit?: LimitClass
  readonly effect?: string
}

function bringsCredential({ headers }: FastifyRequest): boolean {
  return (
    headers.authorization !== undefined ||
    headers['x-service-credential'] !== undefined ||
    tokenOf(headers.cookie) !== undefined
  )
}

/** Files of the build are read by everybody alike, whatever cookie comes along. */
export function placeKindOf(request: FastifyRequest): PlaceKind {
  const { limit, effect } = request.routeOptions.config as RouteFacts
  if (limit && SIGN_IN.has(limit)) return 'signing-in'
  const isRead = effect === undefined ? READ_METHODS.has(request.method) : effect === 'read'
  const isForAll = requestKind(request) === 'other' || !bringsCredential(request)
  return isRead && isForAll ? 'reading' : 'working'
}
