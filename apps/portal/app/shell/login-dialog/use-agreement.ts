import type { AgreementKind } from '@lqr/contract/identity/agreements.ts'
import type { getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../call.ts'

export interface Agreement {
  version: string
  title: string
  body: string
}

/** The agreement of a kind in force, loaded once; `reload` after a failure or when it changed meanwhile. */
export function useAgreement(kind: AgreementKind = 'platform') {
  const [agreement, setAgreement] = useState<Agreement>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((last) => last + 1), [])
  useEffect(() => {
    let left = false
    call<typeof getAgreement>(
      'GET',
      '/console/identity/agreement',
      { query: { kind } },
      { quiet: true },
    ).then(
      (loaded) => {
        if (left) return
        setAgreement(loaded)
        setFailed(false)
      },
      () => !left && setFailed(true),
    )
    return () => {
      left = true
    }
  }, [kind, round])
  return { agreement, failed, reload }
}
