import { forgetToken } from '@lqr/web-client/cookies/token-cookie.ts'

type Listener = (sentence: string, hadToken: boolean) => void

const listeners = new Set<Listener>()

/** Runs with the sentence of the 401 when a token was proven bad or is gone; answers how to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the token, then tells the shell. */
export function endSession(sentence: string, hadToken: boolean): void {
  forgetToken()
  for (const listener of listeners) listener(sentence, hadToken)
}
