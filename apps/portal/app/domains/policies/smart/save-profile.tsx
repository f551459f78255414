import type { savePolicyProfile } from '@lqr/contract/policies/match-calls.ts'
import { Button } from '@lqr/ui/button.tsx'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../shell/call.ts'
import { copy } from './copy.ts'
import type { LoadedSmartPolicy } from './load-smart-policy.ts'

const CONFLICT = 409

/** Keeps what the form shows for the own enterprise; what stands empty in it is kept as not told. */
export function SaveProfile({ toSave }: Pick<LoadedSmartPolicy, 'toSave'>) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'ready' | 'saving' | 'saved' | 'failed' | 'stale'>('ready')
  const save = async (body: NonNullable<typeof toSave>) => {
    setState('saving')
    try {
      await call<typeof savePolicyProfile>('PUT', '/console/policies/profile', { body })
      setState('saved')
      await revalidate()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setState(error.code === CONFLICT ? 'stale' : 'failed')
    }
  }
  const said = { saved: copy.saved, failed: copy.saveFailed, stale: copy.stale, ready: '', saving: '' }[state]
  if (!toSave && state === 'ready') return null
  return (
    <div className="grid gap-2">
      {toSave && (
        <Button type="button" disabled={state === 'saving'} onClick={() => void save(toSave)}>
          {state === 'saving' ? copy.saving : copy.save}
        </Button>
      )}
      <p role="status" className="text-note text-muted">
        {said}
      </p>
    </div>
  )
}
