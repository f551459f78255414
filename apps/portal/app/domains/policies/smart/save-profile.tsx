import type { savePolicyProfile } from '@lqr/contract/policies/match-calls.ts'
import type { PolicyAnswers } from '@lqr/contract/policies/profile.ts'
import { Button } from '@lqr/ui/button.tsx'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../shell/call.ts'
import { copy } from './copy.ts'

const CONFLICT = 409

/** Keeps the answers that stand in the address for the own enterprise; what is not answered is kept as not told. */
export function SaveProfile({ answers, version }: { answers: PolicyAnswers; version: number }) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'ready' | 'saving' | 'saved' | 'failed' | 'stale'>('ready')
  const save = async () => {
    setState('saving')
    const body = {
      titles: answers.titles ?? null,
      taxRating: answers.taxRating ?? null,
      rdPercent: answers.rdPercent ?? null,
      rdYuan: answers.rdYuan ?? null,
      techStaffPercent: answers.techStaffPercent ?? null,
      mainBusinessPercent: answers.mainBusinessPercent ?? null,
      growthPercent: answers.growthPercent ?? null,
      debtPercent: answers.debtPercent ?? null,
      nicheYears: answers.nicheYears ?? null,
      patents: answers.patents ?? null,
      noAccident: answers.noAccident ?? null,
      version,
    }
    try {
      await call<typeof savePolicyProfile>('PUT', '/console/policies/profile', { body })
      setState('saved')
      await revalidate()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setState(error.code === CONFLICT ? 'stale' : 'failed')
    }
  }
  const told = { saved: copy.saved, failed: copy.saveFailed, stale: copy.stale, ready: '', saving: '' }[state]
  if (Object.keys(answers).length === 0 && state === 'ready') return null
  return (
    <div className="grid gap-2">
      <Button type="button" disabled={state === 'saving'} onClick={() => void save()}>
        {state === 'saving' ? copy.saving : copy.save}
      </Button>
      <p role="status" className="text-note text-muted">
        {told}
      </p>
    </div>
  )
}
