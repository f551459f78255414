import { expect, type Locator, type Page } from '@playwright/test'
import type { Document } from './documents.ts'
import { hears } from './hears.ts'

/** Chooses a file where a form of the console asks for files, and waits until it is kept. */
export async function attach(page: Page, scope: Locator, label: string, document: Document): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    scope.getByLabel(label, { exact: true }).click(),
  ])
  await chooser.setFiles({ ...document })
  await expect(scope.getByRole('button', { name: `移除 ${document.name}` })).toBeVisible()
}

/** Uploads a document into the place that bears its name. */
export async function place(scope: Locator, name: string, document: Document): Promise<void> {
  const group = scope.getByRole('group', { name, exact: true })
  await group.locator('[data-upload]').setInputFiles({ ...document })
  await expect(group.getByRole('button', { name: `移除 ${document.name}` })).toBeVisible()
}

/** Opens the row of this name in a list that can be searched. */
async function openRow(page: Page, address: string, keyword: string): Promise<void> {
  await page.goto(address)
  const search = page.getByRole('search').getByRole('searchbox')
  await search.fill(keyword)
  await search.press('Enter')
  await page.getByRole('link', { name: keyword }).click()
}

/** The operator's certification review. */
export const reviewDesk = {
  open: (page: Page, corporateName: string) => openRow(page, '/console/certification/review', corporateName),

  async reject(page: Page, reason: string): Promise<void> {
    await page.getByRole('button', { name: '驳回', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '驳回认证' })
    await dialog.getByLabel('驳回原因').fill(reason)
    await dialog.getByRole('button', { name: '确认驳回' }).click()
    await expect(page.getByText('已驳回')).toBeVisible()
  },

  async approve(page: Page): Promise<void> {
    await page.getByRole('button', { name: '通过', exact: true }).click()
    await page
      .getByRole('dialog', { name: '确认通过认证？' })
      .getByRole('button', { name: '确认通过' })
      .click()
    await expect(page.getByText('已通过认证')).toBeVisible()
  },
}

/** A move on an application: its button, the dialog that opens, and the button that confirms. */
interface Move {
  readonly button: string
  readonly title: string
  readonly confirm: string
  readonly said: string
}

export const MOVES = {
  accept: { button: '受理', title: '受理申请', confirm: '确认受理', said: '已受理' },
  supplement: {
    button: '要求补充材料',
    title: '要求补充材料',
    confirm: '发送要求',
    said: '已通知企业补充材料',
  },
  supply: { button: '补充材料', title: '补充材料', confirm: '提交补充材料', said: '补充材料已提交' },
  review: { button: '开始审批', title: '开始审批', confirm: '确认开始审批', said: '已进入审批' },
  credit: { button: '授信', title: '授信', confirm: '确认授信', said: '已授信' },
  sign: { button: '记录签约', title: '记录签约', confirm: '确认已签约', said: '已记录签约' },
  disburse: { button: '记录放款', title: '记录放款', confirm: '确认放款', said: '已记录放款' },
  reject: { button: '拒绝', title: '拒绝申请', confirm: '确认拒绝', said: '已拒绝' },
  withdraw: { button: '撤回申请', title: '撤回申请', confirm: '确认撤回', said: '申请已撤回' },
  forgo: { button: '放弃授信', title: '放弃授信', confirm: '确认放弃', said: '已放弃授信' },
  release: { button: '终止授信', title: '终止授信', confirm: '确认终止', said: '已终止授信' },
} as const satisfies Record<string, Move>

/** One application on the screen, for the enterprise and for the institution alike. */
export const applicationPage = {
  openAsInstitution: (page: Page, corporateName: string) =>
    openRow(page, '/console/workbench/applications', corporateName),

  /** What the viewer may do now. */
  actions: (page: Page) => page.getByRole('region', { name: '可以进行的操作' }),

  timeline: (page: Page) => page.getByRole('list', { name: '办理进度' }),

  /** Looks at a move and does not take it. */
  async openAndCancel(page: Page, move: Move): Promise<void> {
    await this.actions(page).getByRole('button', { name: move.button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: move.title })
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
  },

  /** Takes a move; `fill` fills the form of its dialog, which two-step moves repeat before they are confirmed. */
  async take(page: Page, move: Move, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.actions(page).getByRole('button', { name: move.button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: move.title })
    await fill?.(dialog)
    const next = dialog.getByRole('button', { name: '下一步' })
    const confirm = dialog.getByRole('button', { name: move.confirm })
    await expect(next.or(confirm)).toBeVisible()
    if (await next.isVisible()) await next.click()
    await hears(page.getByText(move.said, { exact: true }).first(), () => confirm.click())
    await expect(dialog).toBeHidden()
  },
}
