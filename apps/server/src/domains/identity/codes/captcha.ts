import { randomUUID, timingSafeEqual } from 'node:crypto'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { putIntoInbox } from '../../../dev-inbox/dev-inbox.store.ts'
import { CallError } from '../../../http/call-error.ts'
import { callerNetwork } from '../../../http/caller-address.rules.ts'
import type { Services } from '../../../http/services.ts'
import { makeCaptchaAnswer } from './captcha-random.ts'
import { ASKED_MINUTES } from './captcha-work.rules.ts'
import { isWorkDone, setWork } from './captcha-work.ts'
import { countCaptchas, insertCaptcha, takeCaptcha } from './captcha.store.ts'

const LIFE_MS = 5 * 60_000

function purposeOf(uuid: string): string {
  return `captcha:${uuid}`
}

/**
 * Draws digits for one attempt and keeps only their keyed hash; the development inbox shows them in demonstration mode.
 * `work` is what the browser computes meanwhile, more of it the more the network asked for.
 */
export async function drawCaptcha(
  services: Services,
  now: Date,
  ip: string,
): Promise<{ uuid: string; digits: string; work: string | undefined }> {
  const uuid = randomUUID()
  const networkKey = services.cipher.blindIndex(`captcha-network:${callerNetwork(ip)}`)
  const since = new Date(now.getTime() + LIFE_MS - ASKED_MINUTES * 60_000)
  const work = services.config.captchaWork
    ? await setWork(services.cipher, uuid, await countCaptchas(services.db, networkKey, since))
    : undefined
  const digits = makeCaptchaAnswer()
  await insertCaptcha(services.db, {
    uuid,
    answerHash: services.cipher.secretHash(purposeOf(uuid), digits),
    networkKey,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  })
  if (services.config.demo) await putIntoInbox(services.pool, 'captcha', { uuid, answer: digits })
  return { uuid, digits, work }
}

/** Uses the captcha up whatever was typed; throws unless its work is done, it was alive and the answer is right. */
export async function requireCaptcha(
  services: Services,
  now: Date,
  typed: { uuid: string; answer: string; proof: string | undefined },
): Promise<void> {
  const kept = await takeCaptcha(services.db, typed.uuid, now)
  const needsProof = services.config.captchaWork
  if (needsProof && !(await isWorkDone(services.cipher, typed.uuid, typed.proof))) {
    throw new CallError(identityErrors.captchaUnproven)
  }
  const answers = services.cipher.secretHashes(purposeOf(typed.uuid), typed.answer)
  const right = kept && answers.some((answer) => timingSafeEqual(kept, answer))
  if (!right) throw new CallError(identityErrors.captchaWrong)
}
