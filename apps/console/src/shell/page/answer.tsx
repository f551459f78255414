import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { copy } from '../copy.ts'
import { Failure } from './failure.tsx'
import { Loading } from './loading.tsx'

interface AnswerProps<T> {
  of: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** A reading call on the screen: waiting, failed with a way on, or there. Old data stays while it is refreshed. */
export function Answer<T>({ of, children }: AnswerProps<T>) {
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return <Loading />
  const failure = asFailure(of.error)
  return failure.code === 404 ? (
    <Failure title={failure.msg} hint={copy.notFoundHint} />
  ) : (
    <Failure hint={failure.msg} onRetry={() => void of.refetch()} />
  )
}
