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
  readonly names: readonly string[]
}

const namesOf = (institutions: CallOutput<typeof listLeaseInstitutions>) =>
  institutions.map(({ name }) => name)

/**
 * The leasing companies a need will be shown to, by name: the chosen one, or those the server finds for the area; undefined
 * while that is not known.
 */
export function useReceivers(
  audience: string,
  areaCode: string,
  chosen: Choice | undefined,
): readonly string[] | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (audience !== 'area' || areaCode === '') return
    let isCurrent = true
    call<typeof listLeaseInstitutions>('GET', '/console/leasing/institutions', { query: { areaCode } })
      .then((institutions) => isCurrent && setFound({ areaCode, names: namesOf(institutions) }))
      .catch((error: unknown) => {
        if (!(error instanceof CallFailure)) throw error
      })
    return () => {
      isCurrent = false
    }
  }, [audience, areaCode])
  if (audience === 'one') return chosen ? [chosen.name] : undefined
  return found?.areaCode === areaCode ? found.names : undefined
}
