/** Rounds of PBKDF2 with SHA-256 that one try takes: about 4 ms of a phone, 1 ms of a computer. */
export const ROUNDS = 5_000
/** Tries that a single captcha takes, at least and at most: 1.2 million rounds on average, a second of a phone. */
const TRIES = { least: 160, most: 320 }
/** How long a network's captchas make the next one dearer, and how many make no difference: an office behind one address. */
export const ASKED_MINUTES = 10
const FREE = 20
/** The dearest captcha is sixteen of them. */
const DEAREST = 16

/** Between which numbers of tries the work of the next captcha lies for a network that has asked for so many lately. */
export function triesFor(asked: number): { least: number; most: number } {
  const times = Math.min(DEAREST, Math.max(1, Math.ceil((asked + 1) / FREE)))
  return { least: TRIES.least * times, most: TRIES.most * times }
}
