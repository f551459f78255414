import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { listLeaseInstitutions } from '@lqr/contract/leasing/calls.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { useEffect, useState } from 'react'
import { call } from '../../shell/call.ts'

export interface Choice {
  readonly id: string
  readonly name: string
}

interface Found {
  readonly areaCode: string
  readonly institutions: CallOutput<typeof listLeaseInstitutions>
}

interface Receivers {
  /** Undefined while they are not known. */
  readonly receivers: readonly Choice[] | undefined
  /** Asks for those of the area once more. */
  readonly renew: () => void
}

/** The leasing companies a need will be shown to: the chosen one, or those the server finds for the area. */
export function useReceivers(audience: string, areaCode: string, chosen: Choice | undefined): Receivers {
  const [found, setFound] = useState<Found>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (audience !== 'area' || areaCode === '') return
    let isCurrent = true
    call<typeof listLeaseInstitutions>('GET', '/console/leasing/institutions', { query: { areaCode } })
      .then((institutions) => isCurrent && setFound({ areaCode, institutions }))
      .catch((error: unknown) => {
        if (!(error instanceof CallFailure)) throw error
      })
    return () => {
      isCurrent = false
    }
  }, [audience, areaCode, round])
  const inArea = found?.areaCode === areaCode ? found.institutions : undefined
  return {
    receivers: audience === 'one' ? chosen && [chosen] : inArea,
    renew: () => setRound((last) => last + 1),
  }
}
