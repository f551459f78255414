import { type APIRequestContext, type Page, type Request, expect } from '@playwright/test'
import { getCaptcha } from '../../packages/contract/src/identity/calls.ts'
import type { CallOutput } from '../../packages/contract/src/kernel/define-call.ts'

/** What `GET /dev/inbox` answers in demonstration mode, newest first. */
interface Inbox {
  sms: { phone: string; scene: string; code: string; sentAt: string }[]
  captcha: { uuid: string; answer: string }[]
  totp: { username: string; code: string }[]
}

async function readInbox(request: APIRequestContext): Promise<Inbox> {
  const response = await request.get('/dev/inbox', { headers: { accept: 'application/json' } })
  expect(response.status(), 'the development inbox').toBe(200)
  return (await response.json()) as Inbox
}

/** The newest code sent to this number, once it has arrived. */
export function smsCode(request: APIRequestContext, phone: string, scene?: string): Promise<string> {
  return arrived(request, `an SMS to ${phone}`, ({ sms }) => {
    const sent = sms.filter((message) => message.phone === phone && (!scene || message.scene === scene))
    return sent.toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt))[0]?.code
  })
}

/** What the picture with this number says. */
export function captchaAnswer(request: APIRequestContext, uuid: string): Promise<string> {
  return arrived(
    request,
    `captcha ${uuid}`,
    ({ captcha }) => captcha.find((one) => one.uuid === uuid)?.answer,
  )
}

/** What the newest picture says, whoever asked for it. */
export function newestCaptcha(request: APIRequestContext): Promise<string> {
  return arrived(request, 'a captcha', ({ captcha }) => captcha[0]?.answer)
}

/** Follows the captchas the page asks for; call it before the form opens. */
export function watchCaptcha(page: Page): { answer(): Promise<string> } {
  let shown: Promise<CallOutput<typeof getCaptcha>> | undefined
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== getCaptcha.path) return
    shown = captchaOf(request)
    // One that nobody asks for may still be on its way when the test is over.
    shown.catch(() => undefined)
  })
  return {
    async answer() {
      let uuid = ''
      // Nobody answers a picture that is not there yet; a page that comes anew may ask for another one meanwhile.
      await expect
        .poll(
          async () => {
            const newest = await shown
            uuid = newest?.uuid ?? ''
            return page.evaluate((src) => [...document.images].some((one) => one.src === src), newest?.image)
          },
          { message: 'the page shows the newest captcha it asked for' },
        )
        .toBe(true)
      return captchaAnswer(page.request, uuid)
    },
  }
}

/** The next captcha the page is given; to be called before what brings it. */
export async function nextCaptcha(page: Page): Promise<void> {
  await page.waitForResponse((response) => new URL(response.url()).pathname === getCaptcha.path)
}

async function captchaOf(request: Request): Promise<CallOutput<typeof getCaptcha>> {
  const response = await request.response()
  if (!response) throw new Error('the captcha was not answered')
  const { data } = (await response.json()) as { data: CallOutput<typeof getCaptcha> }
  return data
}

async function arrived(
  request: APIRequestContext,
  what: string,
  find: (inbox: Inbox) => string | undefined,
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => (found = find(await readInbox(request))), {
      message: `${what} in the development inbox`,
    })
    .toBeTruthy()
  return found ?? ''
}
