import { MOVES } from '../support/console-pages.ts'
import { pdf } from '../support/documents.ts'
import { newOfficer } from '../support/staff.ts'
import { certifiedEnterprise, productOfDemoBank } from '../support/through-calls.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const DIALOG = '[role=dialog]'

test('an enterprise applies for a product, and its bank decides', async ({ person }) => {
  const enterprise = await certifiedEnterprise(person.request, '620102')
  const { id, orgId } = await productOfDemoBank(person.request)
  const officer = await newOfficer(person.request, orgId)

  await test.step('the enterprise applies', async () => {
    await person.signIn(enterprise)
    await person.goTo(`/console/product/apply?proId=${id}`)
    await person.fillAll({ 申请金额: '50', 申请期限: '12', 贷款用途: '采购冬季原材料' })
    await person.attach('', pdf('银行对账单.pdf'), '[role=group][aria-label="近六个月银行对账单"]')
    await person.press('下一步：核对')
    await person.sees('请核对申请内容')
    await person.tick('我已阅读并同意')
    await person.press('提交申请')
    await person.sees('申请已提交')
  })

  await test.step('the officer finds it, and grants it', async () => {
    await person.signIn(officer)
    await person.goTo(`/console/workbench/applications?keyword=${enterprise.corporateName}`)
    await person.press(enterprise.corporateName, 'link', 'main')
    await person.isAt(/\/applications\/\d+/)
    await take(person, MOVES.accept)
    await take(person, MOVES.review)
    await person.press(MOVES.credit.button, 'button', 'main')
    await person.fillAll({ 授信金额: '45', 年利率: '3.85', 授信期限: '12' }, DIALOG)
    await person.press('下一步', 'button', DIALOG)
    await person.press(MOVES.credit.confirm, 'button', DIALOG)
    await person.sees('授信 → 已授信')
  })

  await test.step('the enterprise reads the decision', async () => {
    await person.signIn(enterprise)
    await person.goTo('/console/personal/applications')
    await person.press('经营快贷', 'link', 'main')
    await person.sees('45 万元')
  })
})

async function take(person: Person, { button, confirm }: { button: string; confirm: string }): Promise<void> {
  await person.press(button, 'button', 'main')
  await person.press(confirm, 'button', DIALOG)
}
