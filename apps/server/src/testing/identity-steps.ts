import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as identity from '@lqr/contract/identity/calls.ts'
import type { SmsScene, UserType } from '@lqr/contract/identity/entities.ts'
import { newestInboxRows } from '../dev-inbox/dev-inbox.store.ts'
import { type AccountMaker, makeAccount } from '../domains/identity/identity.fixtures.ts'
import { hashPassword } from '../security/password.ts'
import type { CallOptions, TestApp } from './test-app.ts'

export const PASSWORD = 'Chang!an2026'

let hashed: Promise<string> | undefined

/** An account that can sign in with PASSWORD, which is hashed once per file. */
export async function makeSignInAccount(test: TestApp, maker: Partial<AccountMaker> = {}) {
  hashed ??= hashPassword(PASSWORD)
  const { db } = test.services
  return makeAccount(db, test.services, { sourceType: '7', passwordHash: await hashed, ...maker })
}

/** A fresh captcha with its answer, as the development inbox shows it. */
export async function solvedCaptcha(
  test: TestApp,
  options: CallOptions = {},
): Promise<{ uuid: string; captcha: string; proof?: string }> {
  const { data } = await test.call(identity.getCaptcha, {}, options)
  const rows = await newestInboxRows(test.services.pool, 50)
  const shown = rows.find(({ kind, detail }) => kind === 'captcha' && detail.uuid === data.uuid)
  const solved = { uuid: data.uuid, captcha: shown?.detail.answer ?? '' }
  return data.work === undefined ? solved : { ...solved, proof: await proofOf(data.work) }
}

/** What a browser's worker answers for the work of a captcha. */
export async function proofOf(work: string): Promise<string> {
  const challenge = JSON.parse(work) as Challenge
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/** A captcha answer that is not the right one. */
export function wrongAnswer(right: string): string {
  return right === '0000' ? '1111' : '0000'
}

export async function login(
  test: TestApp,
  typed: { username: string; password?: string; userType?: UserType },
  options: CallOptions = {},
) {
  const { uuid, captcha, proof } = await solvedCaptcha(test)
  const { username, password = PASSWORD, userType = 'enterprise' } = typed
  const body = { username, password, userType, uuid, verificationCode: captcha, proof }
  return test.call(identity.login, { body }, options)
}

export async function askCode(test: TestApp, phone: string, scene: SmsScene) {
  return test.call(identity.sendCode, { query: { phone, scene }, body: await solvedCaptcha(test) })
}

/** The newest code sent to the number for the scene. */
export async function sentCode(test: TestApp, phone: string, scene: SmsScene): Promise<string> {
  const rows = await newestInboxRows(test.services.pool, 50)
  const sent = rows.find(
    ({ kind, detail }) => kind === 'sms' && detail.phone === phone && detail.scene === scene,
  )
  return sent?.detail.code ?? ''
}

/** Asks for a code and reads it. */
export async function freshCode(test: TestApp, phone: string, scene: SmsScene): Promise<string> {
  await askCode(test, phone, scene)
  return sentCode(test, phone, scene)
}

export async function freshTicket(test: TestApp, phone: string, scene: SmsScene): Promise<string> {
  const code = await freshCode(test, phone, scene)
  return (await test.call(identity.verifyCode, { body: { phone, scene, code } })).data.ticket
}

/** Six digits that are not the code. */
export function wrongCode(right: string): string {
  return right === '000000' ? '111111' : '000000'
}

export const AGREEMENT_VERSION = '2026.11'

/** A registration that is right in every field but those given. */
export function registration(phone: string, verificationCode: string, over: object = {}) {
  return {
    actionCode: 'YHZC' as const,
    username: `reg_${phone}`,
    password: PASSWORD,
    phone,
    verificationCode,
    corporateName: '甘肃示例注册商贸有限公司',
    agreementVersion: AGREEMENT_VERSION,
    consent: true as const,
    ...over,
  }
}

/** A clock that stands still until a test moves it; the application reads it for codes, captchas, tickets and locks. */
export function movableClock() {
  let now = Date.now()
  return {
    now: () => new Date(now),
    pass(seconds: number) {
      now += seconds * 1000
    },
  }
}
