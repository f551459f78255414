import type { ServiceForm } from './service-form.ts'
import { priceLineOf } from './price-lines.ts'
import { LICENSED_CATEGORIES } from './service-kinds.ts'

/** What is wrong, by field. */
type Problems = Readonly<Record<string, string>>

/** Words of loan agents: applying here is free, and nobody is listed who is paid for it. */
const LOAN_AGENCY = [
  '代办贷款',
  '贷款代办',
  '贷款中介',
  '助贷',
  '代理贷款',
  '贷款代理',
  '包过',
  '包下款',
  '过桥垫资',
]

const NO_AGENCY = '不能发布贷款代办、助贷一类的服务：在平台申请融资不收费'

/** Whether the category is open only to institutions of its own trade. */
function isLicensed(category: string): boolean {
  return LICENSED_CATEGORIES.some((licensed) => licensed === category)
}

/** Whether the text offers to get loans for others; signs between the words hide nothing. */
export function offersLoanAgency(text: string): boolean {
  const plain = text.replaceAll(/[\s·.,，。、\-_]/g, '')
  return LOAN_AGENCY.some((word) => plain.includes(word))
}

function agencyProblems({ name, intro, priceLines, caseLines }: ServiceForm): Problems {
  return {
    ...(offersLoanAgency(name) ? { name: NO_AGENCY } : {}),
    ...(offersLoanAgency(intro) ? { intro: NO_AGENCY } : {}),
    ...(priceLines.some(offersLoanAgency) ? { priceLines: NO_AGENCY } : {}),
    ...(caseLines.some(offersLoanAgency) ? { caseLines: NO_AGENCY } : {}),
  }
}

function qualificationProblems(form: ServiceForm, today: string): Problems {
  const { category, qualificationName, qualificationNo, qualificationTo } = form
  const isNeeded = isLicensed(category) || qualificationNo !== null || qualificationTo !== null
  return {
    ...(isNeeded && qualificationName === null ? { qualificationName: '请填写资质名称' } : {}),
    ...((isLicensed(category) || qualificationName !== null) && qualificationNo === null
      ? { qualificationNo: '请填写资质编号' }
      : {}),
    ...(qualificationTo !== null && qualificationTo < today ? { qualificationTo: '资质已过有效期' } : {}),
  }
}

function priceProblems({ priceLines }: ServiceForm): Problems {
  if (priceLines.length === 0) return { priceLines: '请至少填写一项收费' }
  const wrong = priceLines.find((line) => priceLineOf(line) === undefined)
  if (wrong === undefined) return {}
  return { priceLines: `“${wrong}”写法不对，请写成“项目，单位，价格”，价格为数字（元）或“面议”` }
}

function conflictProblems({ conflicts, conflictNote }: ServiceForm): Problems {
  if (conflicts === 'declared' && conflictNote === null) return { conflictNote: '请说明利益冲突' }
  return conflicts === 'none' && conflictNote !== null ? { conflictNote: '选择“无利益冲突”时不填写说明' } : {}
}

/** What is wrong with a service, by field, that its fields alone do not tell; `today` is a day of the province, `trade` the category of its provider. */
export function serviceProblems(
  form: ServiceForm,
  { today, trade }: { readonly today: string; readonly trade: string },
): Problems {
  const isOther = isLicensed(form.category) && form.category !== trade
  return {
    ...(isOther ? { category: '只有同类机构可以发布这一类服务' } : {}),
    ...agencyProblems(form),
    ...qualificationProblems(form, today),
    ...priceProblems(form),
    ...conflictProblems(form),
  }
}
