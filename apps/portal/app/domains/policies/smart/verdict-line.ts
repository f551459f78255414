import { CONDITION_ANSWERS } from '@lqr/contract/kernel/conditions/answers.ts'
import type { PolicyVerdict } from '@lqr/contract/policies/match-entities.ts'

/** Who is not signed in enters everything in the questionnaire. */
function placeOf(at: PolicyVerdict['enterAt'], isOwn: boolean) {
  return at === 'certification' && !isOwn ? 'profile' : at
}

/** Verdicts as a page shows them, their answers in words. */
export function toVerdictLines(verdicts: readonly PolicyVerdict[], isOwn: boolean) {
  return verdicts.map((verdict) => ({
    ...verdict,
    enterAt: placeOf(verdict.enterAt, isOwn),
    answerName: CONDITION_ANSWERS.find(({ code }) => code === verdict.answer)?.name ?? '',
  }))
}
export type VerdictLine = ReturnType<typeof toVerdictLines>[number]
