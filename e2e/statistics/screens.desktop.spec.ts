import { getScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { atOneMoment, SOON } from '../support/one-moment.ts'
import { watchHealth } from '../support/page-health.ts'

test.use({ viewport: { width: 1920, height: 1080 } })

const SCREENS = ['index', 'finMechanism', 'enterpriseInformation', 'operate', 'dataCollection'] as const

test('the five screens are live, reached by their keys, and accessible', async ({ page }) => {
  test.slow()
  const health = watchHealth(page)
  await page.goto('/screenView')
  await expect(page).toHaveURL(/\/screenView\/index$/)
  for (const [place, slug] of SCREENS.entries()) {
    await page.keyboard.press(String(place + 1))
    await expect(page).toHaveURL(new RegExp(`/screenView/${slug}$`))
    await expect(page.locator(`.screen-${slug}`)).toBeVisible()
    await expect(page.getByText(/^实时 \d\d:\d\d:\d\d$/)).toBeVisible()
    await expectAccessible(page)
  }
  health.expectNone()
})

test('what two screens show is one figure, and its table and definition are a key away', async ({
  page,
  request,
}) => {
  await page.goto('/screenView/index')
  await expect(page.getByText(/^实时/)).toBeVisible()
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: '各市州放款' })
  await expect(sheet.getByRole('row')).not.toHaveCount(0)
  await expect(sheet.getByRole('row', { name: /^全省/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: /^加权平均利率/ }).click()
  await expect(page.getByRole('dialog', { name: '加权平均利率' })).toContainText('怎么算')
  await page.keyboard.press('Escape')
  const bars = page.locator('figure', { has: page.getByRole('heading', { name: /年提交的申请$/ }) })
  await atOneMoment(async () => {
    await page.keyboard.press('1')
    const asked = await bars.locator('b').first().innerText()
    const unit = await bars.locator('.note').innerText()
    await page.keyboard.press('2')
    await expect(page.getByText(`提交申请 ${asked} ${unit}`)).toBeVisible(SOON)
    const { data } = (await (await request.get(getScreens.path)).json()) as {
      data: { mechanism: { steps: { count: number }[] } }
    }
    await expect(page.locator('.step-count.applied')).toContainText(
      String(data.mechanism.steps[0]?.count),
      SOON,
    )
  })
})

test('P holds the picture; a prefecture opens into its counties by keyboard, and Esc leads back', async ({
  page,
}) => {
  const health = watchHealth(page)
  await page.goto('/screenView/index')
  await expect(page.getByText(/^实时/)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(/^已暂停在/)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(/^实时/)).toBeVisible()
  const area = page.getByRole('link', { name: /^天水市 放款/ })
  await area.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/screenView\/index\?area=620500$/)
  await expect(page.getByRole('link', { name: /^全省/ })).toBeFocused()
  await expect(page.getByRole('link', { name: /^秦州区/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^天水市 \d{4} 年已放款/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: '天水市各区县放款' })
  await expect(sheet.getByRole('row', { name: /^秦州区/ })).toBeVisible()
  await expect(sheet.getByRole('link', { name: '看明细' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/screenView\/index$/)
  await expect(area).toBeFocused()
  health.expectNone()
})

test('a line that is gone is said, its figures stay, and it comes back', async ({ page }) => {
  await page.clock.install()
  await page.goto('/screenView/operate')
  await expect(page.getByText(/^实时/)).toBeVisible()
  await page.route('**/screens/watch', (route) => route.abort())
  await page.context().setOffline(true)
  await page.clock.fastForward(400_000)
  await expect(page.getByText(/^已断开，显示 \d\d:\d\d:\d\d 的数$/)).toBeVisible()
  await expect(page.getByText('今天一整天')).toBeVisible()
  await page.context().setOffline(false)
  await page.unroute('**/screens/watch')
  await page.clock.fastForward(61_000)
  await expect(page.getByText(/^实时/)).toBeVisible()
})

test('nothing moves for who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/screenView/index')
  await expect(page.getByText(/^实时/)).toBeVisible()
  const running = await page.evaluate(() => document.getAnimations().length)
  expect(running).toBe(0)
})

test('a window that is too small leads to the page with the same figures; a site has the same screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/lanzhou/screenView/operate')
  await expect(page).toHaveURL(/\/screenView\/operate$/)
  await page.getByRole('link', { name: '打开统计页' }).click()
  await expect(page).toHaveURL(/\/statistics$/)
})
