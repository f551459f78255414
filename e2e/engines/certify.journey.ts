import { substationOfCode } from '../../packages/contract/src/reference/substations.ts'
import { pdf, png } from '../support/documents.ts'
import { ENTERPRISE_FACTS as facts } from '../support/new-enterprise.ts'
import { registeredEnterprise } from '../support/through-calls.ts'
import { test } from './test.ts'

const AREA = '620102'

test('an enterprise hands in its certification with its licence', async ({ person }) => {
  const enterprise = await registeredEnterprise(person.request, AREA)
  await person.signIn(enterprise)
  await person.goTo('/authentication')
  await person.attach('营业执照', png('营业执照.png'))
  await person.attach('授权书', pdf('授权书.pdf'))
  await person.press('下一步')
  await person.fillAll({
    企业名称: enterprise.corporateName,
    统一社会信用代码: enterprise.creditCode,
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
  await person.choose('成立日期', facts.foundDate)
  await person.choose('所属行业', facts.industryCode)
  await person.choose('所在地区 · 市（州）', substationOfCode(AREA)?.parentId ?? '')
  await person.choose('县（市、区）', AREA)
  await person.tick('单独同意')
  await person.press('下一步')
  await person.sees(enterprise.creditCode)
  await person.press('提交认证')
  await person.sees('审核中')
})
