import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { createPark, updatePark } from '../../packages/contract/src/parks/record-calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { choose, findRecord, fresh } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'

const RESTORED = '已恢复上次填写的内容。'
const PARK = {
  level: 'provincial',
  areaCode: '620100',
  industries: ['equipment'],
  areaKm2: 12.5,
  officeName: '示例管理委员会',
  officePhone: '0931-2000000',
  address: '示例路 1 号',
  intro: '示例园区简介。',
  services: [],
} satisfies Omit<Parameters<typeof ask<typeof createPark>>[2]['body'], 'name'>

/** The account has what was typed. */
const keeping = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/formDrafts/') && answer.request().method() === 'PUT',
  )

async function open(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  return drawer
}

/** A park nobody else changes, its form opened, and how it is changed from elsewhere. */
async function openedPark(page: Page, request: APIRequestContext) {
  const token = await signIn(page, await newOperator(request))
  const body = { ...PARK, name: fresh('园区') }
  const { id, version } = await ask(request, createPark, { body }, { token })
  await page.goto('/console/zones/parks')
  await findRecord(page, body.name)
  const drawer = await open(page, `修改 ${body.name}`)
  return {
    name: body.name,
    drawer,
    changeElsewhere: (change: { address: string }) =>
      ask(request, updatePark, { params: { id }, body: { ...body, ...change, version } }, { token }),
  }
}

test('a park that was being typed is there again after a reload, and gone once it was saved', async ({
  page,
  request,
}) => {
  const name = fresh('园区')
  await signIn(page, await newOperator(request))
  await page.goto('/console/zones/parks')
  const drawer = await open(page, '新增园区')
  await drawer.getByLabel('园区名称').fill(name)
  await choose(drawer, '所在地区', '甘肃省')
  const kept = keeping(page)
  await drawer.getByLabel('园区服务').fill('项目代办\n招工服务')
  await kept
  await page.reload()
  await open(page, '新增园区')
  await expect(drawer.getByText(RESTORED)).toBeVisible()
  await expect(drawer.getByLabel('园区名称')).toHaveValue(name)
  await expect(drawer.getByLabel('园区服务')).toHaveValue('项目代办\n招工服务')
  await choose(drawer, '主导产业', '新能源')
  await drawer.getByLabel('规划面积').fill('12.5')
  await drawer.getByLabel('管理机构').fill('示例管理委员会')
  await drawer.getByLabel('联系电话').fill('0931-2000000')
  await drawer.getByLabel('地址').fill('示例路 1 号')
  await drawer.getByLabel('园区简介').fill('示例园区简介。')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()
  await open(page, '新增园区')
  await expect(drawer.getByLabel('园区名称')).toHaveValue('')
  await expect(drawer.getByText(RESTORED)).toBeHidden()
})

test('who was slower sees what somebody else changed, keeps what was typed, and decides', async ({
  page,
  request,
}) => {
  const { drawer, changeElsewhere } = await openedPark(page, request)
  await drawer.getByLabel('园区简介').fill('慢一步的简介。')
  await changeElsewhere({ address: '示例路 2 号' })
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer.getByText('内容已被其他人更新，您填写的还在')).toBeVisible()
  await expect(drawer.getByText('对方改动了：地址。')).toBeVisible()
  await expect(drawer.getByLabel('园区简介')).toHaveValue('慢一步的简介。')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '载入最新内容' }).click()
  await expect(drawer.getByLabel('地址')).toHaveValue('示例路 2 号')
  await expect(drawer.getByLabel('园区简介')).toHaveValue(PARK.intro)
  await drawer.getByLabel('园区简介').fill('核对后的简介。')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
})

test('what was typed upon a record that has changed since says so when it comes back', async ({
  page,
  request,
}) => {
  const { name, drawer, changeElsewhere } = await openedPark(page, request)
  const kept = keeping(page)
  await drawer.getByLabel('园区简介').fill('写到一半的简介。')
  await kept
  await changeElsewhere({ address: '示例路 3 号' })
  await page.reload()
  await open(page, `修改 ${name}`)
  await expect(drawer.getByText('已恢复上次填写的内容，但这条记录后来被修改过。')).toBeVisible()
  await expect(drawer.getByLabel('园区简介')).toHaveValue('写到一半的简介。')
  await drawer.getByRole('button', { name: '放弃恢复的内容' }).click()
  await expect(drawer.getByLabel('园区简介')).toHaveValue(PARK.intro)
  await expect(drawer.getByLabel('地址')).toHaveValue('示例路 3 号')
})

test('the forms of organisations and accounts bring back what was typed, or let it go', async ({
  page,
  request,
}) => {
  const name = fresh('银行')
  // By keys: where the list opens beside a drawer that still slides in, a pointer would miss it.
  const pick = async (label: string, place: number, option: string) => {
    const box = page.getByRole('dialog').getByLabel(label)
    await box.press('Enter')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    for (let step = 1; step < place; step += 1) await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page.getByRole('dialog').getByTitle(option, { exact: true })).toBeVisible()
  }
  await signIn(page, await newOperator(request, 'admin'))
  await page.goto('/console/organisations')
  const drawer = await open(page, '新增一级机构')
  await pick('机构类型', 1, '金融机构')
  await pick('机构类别', 4, '城市商业银行')
  const kept = keeping(page)
  await drawer.getByLabel('机构名称').fill(name)
  await kept
  await page.reload()
  await open(page, '新增一级机构')
  await expect(drawer.getByText(RESTORED)).toBeVisible()
  await expect(drawer.getByLabel('机构名称')).toHaveValue(name)
  await expect(drawer.getByTitle('城市商业银行', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: '放弃恢复的内容' }).click()
  await expect(drawer.getByLabel('机构名称')).toHaveValue('')

  await page.goto('/console/users')
  await open(page, '创建用户')
  const typed = keeping(page)
  await drawer.getByLabel('姓名').fill('示例经办人')
  await typed
  await page.reload()
  await open(page, '创建用户')
  await expect(drawer.getByText(RESTORED)).toBeVisible()
  await expect(drawer.getByLabel('姓名')).toHaveValue('示例经办人')
  await drawer.getByRole('button', { name: '放弃恢复的内容' }).click()
  await expect(drawer.getByLabel('姓名')).toHaveValue('')
})
