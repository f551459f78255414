import { CallFailure } from '../call-failure.ts'
import type { DraftServer } from './open-draft.ts'

/** What the line did not bring is asked for again after this. */
export const LOAD_AGAIN_MILLISECONDS = 3000

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LOAD_AGAIN_MILLISECONDS)
  })

/**
 * Fetches a draft, again and again until an answer comes: a form that began without it would be saved over it with its first
 * letter. Given up where the answer is a refusal, and when the form has gone.
 */
export function loadAgain(server: DraftServer, isGone: () => boolean): DraftServer['load'] {
  return async function ask(place) {
    try {
      return await server.load(place)
    } catch (error) {
      const isPassing = error instanceof CallFailure && error.isPassing
      if (!isPassing || isGone()) throw error
    }
    await pause()
    return ask(place)
  }
}
