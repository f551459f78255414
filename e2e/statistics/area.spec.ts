import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const DRAW = '/api/system/statsDemandAmountComplete/getindexDrawList'
const SUMS = ['/portal/financingStat/statApplyAmountSum/', '/portal/financingStat/statMakeAmountSum/']

/** Notes the area of every call of the browser that takes one. */
function watchAreas(page: Page): { take(): string[] } {
  let asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === DRAW) asked.push(`draw ${searchParams.get('areaId')}`)
    for (const path of SUMS) if (pathname.startsWith(path)) asked.push(`sum ${pathname.slice(path.length)}`)
  })
  return {
    take() {
      const taken = asked.toSorted()
      if (taken.length >= 1 + SUMS.length) asked = []
      return taken
    },
  }
}

test('the calls that take areaId are sent the city code of the session storage, 62 for the province', async ({
  page,
}) => {
  const areas = watchAreas(page)
  await page.goto('/statistics')
  await expect.poll(() => areas.take()).toEqual(['draw 62', 'sum 62', 'sum 62'])
  const table = page.getByRole('table', { name: '各地申请与放款' })
  await expect(table.getByRole('row', { name: /^兰州新区/ })).toBeVisible()

  await page.goto('/lanzhou/statistics')
  await expect.poll(() => areas.take()).toEqual(['draw 620100', 'sum 620100', 'sum 620100'])
  expect(await page.evaluate(() => sessionStorage.getItem('cityCode'))).toBe('620100')
  await expect(table.getByRole('row', { name: /^城关区/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^兰州新区/ })).toHaveCount(0)
})

test('the figures of the area stand in the page without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/lanzhou/statistics')
  await expect(page.getByRole('table', { name: '各地申请与放款' }).getByRole('row')).not.toHaveCount(0)
  await context.close()
})
