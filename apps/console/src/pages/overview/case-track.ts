import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { trackCopy as copy } from './copy.ts'

export interface TrackStep {
  readonly name: string
  readonly state: 'done' | 'now' | 'next'
}

/** How far an application has come, by its state. */
const APPLICATION_STEPS: Readonly<Record<string, number>> = {
  SUBMITTED: 1,
  ACCEPTED: 2,
  REVIEWING: 2,
  SUPPLEMENT: 2,
  CREDITED: 3,
  SIGNED: 4,
  DISBURSED: 5,
}

const PHASE_STEPS: Readonly<Record<AnyCase['states'][string]['phase'], number>> = {
  draft: 0,
  open: 1,
  underway: 2,
  over: 3,
}

/** The way of a case in a few steps: an application by its own, anything else by what all cases have in common. */
export function caseTrack(of: AnyCase, kind: string, status: string): TrackStep[] {
  const isApplication = kind === 'application'
  const phase = of.states[status]?.phase
  const at = (isApplication ? APPLICATION_STEPS[status] : undefined) ?? (phase ? PHASE_STEPS[phase] : 0)
  const names = isApplication ? copy.application : copy.any
  return names.map((name, place) => ({ name, state: place < at ? 'done' : place === at ? 'now' : 'next' }))
}
