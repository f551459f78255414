import { randomUUID, timingSafeEqual } from 'node:crypto'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { putIntoInbox } from '../../../dev-inbox/dev-inbox.store.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { makeCaptchaAnswer } from './captcha-random.ts'
import { insertCaptcha, takeCaptcha } from './captcha.store.ts'

const LIFE_MS = 5 * 60_000

function answerHash(services: Pick<Services, 'cipher'>, uuid: string, answer: string): Buffer {
  return services.cipher.secretHash(`captcha:${uuid}`, answer)
}

/** Draws digits for one attempt and keeps only their keyed hash; the development inbox shows them in demonstration mode. */
export async function drawCaptcha(services: Services, now: Date): Promise<{ uuid: string; digits: string }> {
  const uuid = randomUUID()
  const digits = makeCaptchaAnswer()
  await insertCaptcha(services.db, {
    uuid,
    answerHash: answerHash(services, uuid, digits),
    expiresAt: new Date(now.getTime() + LIFE_MS),
  })
  if (services.config.demo) await putIntoInbox(services.pool, 'captcha', { uuid, answer: digits })
  return { uuid, digits }
}

/** Uses the captcha up whatever was typed; throws captchaWrong unless it was alive and the answer is right. */
export async function requireCaptcha(
  services: Services,
  now: Date,
  typed: { uuid: string; answer: string },
): Promise<void> {
  const kept = await takeCaptcha(services.db, typed.uuid, now)
  const right = kept && timingSafeEqual(kept, answerHash(services, typed.uuid, typed.answer))
  if (!right) throw new CallError(identityErrors.captchaWrong)
}
