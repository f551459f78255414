import { newIdempotencyKey } from '@lqr/web-client/idempotency-key.ts'
import { deviceTexts } from '@lqr/web-client/kept-texts.ts'
import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'

/** What this device keeps of a questionnaire: what is typed until it was sent, and the number its sending is told by. */
export interface KeptAnswers {
  readonly key: string
  /** By the version whose questions were answered. */
  readonly number: number
  readonly answers: readonly GivenAnswer[]
  /** Whether answers were sent from here: further ones are not kept. */
  readonly isSent?: boolean
}

const nameOf = (id: string) => `questionnaire-${id}`

/** What was kept for the questionnaire; undefined where nothing is. */
export function readKept(id: string): KeptAnswers | undefined {
  try {
    const kept: unknown = JSON.parse(deviceTexts.read(nameOf(id)) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(kept: unknown): kept is KeptAnswers {
  return typeof kept === 'object' && kept !== null && 'key' in kept && 'number' in kept && 'answers' in kept
}

/** Keeps what is typed; a browser that keeps nothing loses it with the page. */
export function keep(id: string, kept: KeptAnswers): void {
  deviceTexts.keep(nameOf(id), JSON.stringify(kept))
}

/** What was kept of this version: other questions are answered anew, whatever was sent before them. */
export const keptOf = (kept: KeptAnswers | undefined, number: number): KeptAnswers | undefined =>
  kept?.number === number ? kept : undefined

/** The number by which a second sending of this device is known, once made for a version of a questionnaire. */
export const keyOf = (kept: KeptAnswers | undefined): string => kept?.key ?? newIdempotencyKey()

/** Whether answers were sent from this device; what was kept before that was noted has no answers left. */
export const wasSent = (kept: KeptAnswers | undefined): boolean =>
  kept !== undefined && (kept.isSent ?? kept.answers.length === 0)
