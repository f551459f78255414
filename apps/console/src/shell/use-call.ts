import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { keepAsked } from './asked-query.ts'
import { call } from './client.ts'
import { useDictionaries } from './dictionaries.tsx'

/** The cache key of a reading call: its name, then its input, so that one name invalidates every page of a list. */
export function callKey<C extends AnyCall>(def: C, input?: CallInput<C>): readonly unknown[] {
  return input === undefined ? [def.name] : [def.name, input]
}

interface Options {
  enabled?: boolean
  /** Keeps the last page on the screen while the next one loads. */
  keepPrevious?: boolean
  quiet?: boolean
  refetchSeconds?: number
  /** How long an answer is taken as it is; a few seconds unless told. */
  freshSeconds?: number
  /** Asks for another area than the site one came from. */
  cityCode?: string
}

/** A reading call as a query. */
export function useCall<C extends AnyCall>(
  def: C,
  input: CallInput<C>,
  options: Options = {},
): UseQueryResult<CallOutput<C>> {
  const {
    enabled = true,
    keepPrevious = false,
    quiet = false,
    refetchSeconds,
    freshSeconds,
    cityCode,
  } = options
  useDictionaries()
  const answer = useQuery<CallOutput<C>>({
    queryKey: cityCode ? [...callKey(def, input), cityCode] : callKey(def, input),
    queryFn: ({ signal }) => call(def, input, { signal, cityCode }),
    enabled,
    meta: { quiet },
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(freshSeconds ? { staleTime: freshSeconds * 1000 } : {}),
    ...(refetchSeconds ? { refetchInterval: refetchSeconds * 1000 } : {}),
  })
  return keepAsked(answer, { def, input })
}
