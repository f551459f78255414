import type { Locator, Page } from '@playwright/test'
import { substationOfCode } from '../../packages/contract/src/reference/substations.ts'
import type { Document } from './documents.ts'
import { field, fillFields } from './fields.ts'
import { ENTERPRISE_FACTS, type NewEnterprise } from './new-enterprise.ts'

/** The certification wizard of the portal. */
export class CertificationWizard {
  readonly wizard: Locator

  constructor(page: Page) {
    this.wizard = page.getByRole('region', { name: '认证步骤' })
  }

  async upload(label: '营业执照' | '授权书（选填）', document: Document): Promise<void> {
    await field(this.wizard, label).setInputFiles({ ...document })
    await this.wizard.getByText(document.name).waitFor()
  }

  /** The separate consent to the id number. */
  get consent(): Locator {
    return this.wizard.getByRole('checkbox', { name: /单独同意/ })
  }

  async goOn(): Promise<void> {
    await this.wizard.getByRole('button', { name: '下一步' }).click()
  }

  /** Fills the second step; amounts as a person types them, in 万元. */
  async fillFacts({ corporateName, creditCode, areaCode }: NewEnterprise): Promise<void> {
    const facts = ENTERPRISE_FACTS
    await fillFields(this.wizard, {
      企业名称: corporateName,
      统一社会信用代码: creditCode,
      成立日期: facts.foundDate,
      注册资本: String(facts.regCapitalYuan / 10_000),
      注册地址: facts.address,
      法定代表人: facts.legalPersonName,
      法定代表人身份证号: facts.legalPersonIdNo,
      联系人: facts.contactName,
      联系电话: facts.contactPhone,
      从业人数: String(facts.employees),
      上年营业收入: String(facts.annualRevenueYuan / 10_000),
      资产总额: String(facts.totalAssetsYuan / 10_000),
    })
    await this.consent.check()
    const county = substationOfCode(areaCode)
    await field(this.wizard, '所属行业').selectOption(facts.industryCode)
    await field(this.wizard, '所在地区 · 市（州）').selectOption(county?.parentId ?? '')
    await field(this.wizard, '县（市、区）').selectOption(areaCode)
  }

  async submit(): Promise<void> {
    await this.wizard.getByRole('button', { name: '提交认证' }).click()
  }
}
