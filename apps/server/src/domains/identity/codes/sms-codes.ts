import { randomInt } from 'node:crypto'
import type { SmsScene } from '@lqr/contract/identity/entities.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { requireCaptcha } from './captcha.ts'
import { codeRefusal, LONGEST_WINDOW_SECONDS, RESEND_AFTER_SECONDS } from './sms-codes.rules.ts'
import {
  countAllSentCodes,
  insertCode,
  listSentCodes,
  lockNumber,
  takeCode,
  tryCode,
  voidCode,
} from './sms-codes.store.ts'

const LIFE_MS = 5 * 60_000
const DIGITS = 6
/** What the whole platform sends in 24 hours at most, so that a flood has a price limit. */
const DAILY_CAP = 20_000

function purposeOf(scene: SmsScene, phone: string): string {
  return `sms:${scene}:${phone}`
}

interface CodeRequest {
  readonly services: Services
  readonly now: Date
  readonly body: { readonly uuid: string; readonly captcha: string; readonly proof?: string | undefined }
}

/**
 * Sends a code once the captcha is right. Whether the number has an account is not looked at, so neither answer nor
 * time tells; what a number without account can do with a code is decided when the code is used.
 */
export async function sendSmsCode(
  { services, now, body }: CodeRequest,
  phone: string,
  scene: SmsScene,
): Promise<{ resendAfterSeconds: number }> {
  await requireCaptcha(services, now, { uuid: body.uuid, answer: body.captcha, proof: body.proof })
  return deliverCode(services, now, phone, scene)
}

/** The same for somebody who has proven not to be a machine in another way. The limits of the number hold all the same. */
export async function deliverCode(
  services: Services,
  now: Date,
  phone: string,
  scene: SmsScene,
): Promise<{ resendAfterSeconds: number }> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const id = await keepCode(services, now, { phone, scene, code })
  try {
    await services.sms.sendCode({ phone, scene, code })
  } catch (cause) {
    await voidCode(services.db, id)
    // That sending is switched off is said in its own words.
    throw cause instanceof CallError ? cause : new CallError(identityErrors.smsFailed, { cause })
  }
  return { resendAfterSeconds: RESEND_AFTER_SECONDS }
}

/** Counts and keeps under the number's lock: of many requests at once only the allowed ones get a row. */
function keepCode(
  services: Services,
  now: Date,
  { phone, scene, code }: { phone: string; scene: SmsScene; code: string },
): Promise<string> {
  const { cipher } = services
  const phoneIndexes = cipher.blindIndexes(phone)
  const since = new Date(now.getTime() - LONGEST_WINDOW_SECONDS * 1000)
  return services.db.transaction().execute(async (tx) => {
    await lockNumber(tx, phoneIndexes)
    const refusal = codeRefusal(await listSentCodes(tx, phoneIndexes, since), now)
    if (refusal) {
      const error = refusal.why === 'tooSoon' ? identityErrors.codeTooSoon : identityErrors.codeTooMany
      throw new CallError(error, { retryAfter: refusal.retryAfterSeconds })
    }
    if ((await countAllSentCodes(tx, since)) >= DAILY_CAP) {
      throw new CallError(identityErrors.smsBusy, { retryAfter: 3_600 })
    }
    return insertCode(tx, {
      phoneIndex: cipher.blindIndex(phone),
      scene,
      codeHash: cipher.secretHash(purposeOf(scene, phone), code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
  })
}

/** The id of the right and living code, for `useCode`; throws codeWrong, and the wrong try stays counted. */
export async function checkCode(
  services: Services,
  now: Date,
  typed: { phone: string; scene: SmsScene; code: string },
): Promise<string> {
  const found = await tryCode(services.db, {
    phoneIndexes: services.cipher.blindIndexes(typed.phone),
    scene: typed.scene,
    codeHashes: services.cipher.secretHashes(purposeOf(typed.scene, typed.phone), typed.code),
    now,
  })
  if (!found?.right) throw new CallError(identityErrors.codeWrong)
  return found.id
}

/** Uses a checked code up inside the transaction it serves: of many at once exactly one passes, the rest get codeWrong. */
export async function useCode(tx: Db, codeId: string, now: Date): Promise<void> {
  if (!(await takeCode(tx, codeId, now))) throw new CallError(identityErrors.codeWrong)
}
