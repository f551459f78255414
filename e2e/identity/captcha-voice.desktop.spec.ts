import type { Page } from '@playwright/test'
import { getCaptcha } from '../../packages/contract/src/identity/calls.ts'
import { demoAccount } from '../support/accounts.ts'
import { field, fillFields } from '../support/fields.ts'
import { captchaAnswer, watchCaptcha } from '../support/inbox.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { expect, test } from '../support/test.ts'

/** Which captchas the page asks for, as their queries, and which sounds it then really plays; call it before the page opens. */
async function hear(page: Page) {
  const asked: string[] = []
  const sounds: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === getCaptcha.path) asked.push(search)
  })
  await page.exposeFunction('heard', (sound: string) => void sounds.push(sound))
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = async function playAndTell() {
      await play.call(this)
      ;(globalThis as unknown as { heard: (sound: string) => void }).heard(this.src)
    }
  })
  return { asked, sounds }
}

test('in the portal, who cannot see the picture hears another captcha, again as often as they like, and signs in with it', async ({
  page,
}) => {
  const { asked, sounds } = await hear(page)
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  await expect(login.form.getByRole('img')).toBeVisible()
  const captcha = field(login.form, '图形验证码')
  const listen = login.form.getByRole('button', { name: '语音播放验证码' })
  await captcha.fill('12')
  await listen.click()
  await expect(captcha).toHaveValue('')
  await expect.poll(() => sounds).toEqual([expect.stringMatching(/^data:audio\/wav/)])
  await captcha.fill('12')
  await listen.click()
  await expect.poll(() => sounds).toEqual([sounds[0], sounds[0]])
  await expect(captcha).toHaveValue('12')
  expect(asked).toEqual(['?voice=false', '?voice=true'])
  await login.logIn(demoAccount('enterprise'))
  await expect(page.getByText('登录成功')).toBeVisible()
})

test('in the console as well', async ({ page }) => {
  const { asked, sounds } = await hear(page)
  const captcha = watchCaptcha(page)
  const { username, password } = demoAccount('operator')
  await page.goto('/console/login')
  const main = page.getByRole('main')
  const listen = main.getByRole('button', { name: '听语音验证码' })
  await field(main, '图形验证码').fill('12')
  await listen.click()
  await expect(field(main, '图形验证码')).toHaveValue('')
  await expect.poll(() => sounds).toEqual([expect.stringMatching(/^data:audio\/wav/)])
  await expect(listen).toBeFocused()
  await listen.click()
  await expect.poll(() => sounds).toEqual([sounds[0], sounds[0]])
  expect(asked).toEqual(['?voice=false', '?voice=true'])
  await page.getByText('平台用户', { exact: true }).click()
  await fillFields(main, { 用户名: username, 密码: password, 图形验证码: await captcha.answer() })
  await main.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link for the voice brings a captcha that speaks, and the others are silent', async ({ page }) => {
    const { username, password } = demoAccount('enterprise')
    await page.goto('/lite/login')
    const audio = page.locator('audio')
    await expect(audio).toHaveCount(0)
    await page.getByRole('link', { name: '听语音验证码' }).click()
    await expect(audio).toHaveAttribute('src', /^data:audio\/wav/)
    const uuid = await page.locator('input[name=uuid]').inputValue()
    const 图形验证码 = await captchaAnswer(page.request, uuid)
    await fillFields(page.locator('form').first(), { 用户名: username, 密码: password, 图形验证码 })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL('/lite')
  })
})
