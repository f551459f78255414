import { TAX_SECTIONS, type TaxSection } from '@lqr/contract/tax/datasets.ts'
import type { LicenceFacts, SectionData } from './tax-port.ts'

/** Numbers from 0 to 255 that follow from the taxpayer and the section alone. */
export type Draw = (place: number) => number

const yuan = (value: number) => `${value.toFixed(2)} 元`
const months = ['2026-07', '2026-08', '2026-09']
const monthly = (draw: Draw, base: number) =>
  months.map((month, index) => [month, yuan(base + draw(index) * 100), `${month}-15`])
const sums = (draw: Draw, names: readonly string[]) =>
  names.map((name, index) => [name, yuan(100_000 + draw(index) * 1_000)])

const BALANCE = ['资产总计', '负债合计', '所有者权益合计']
const INCOME = ['营业收入', '营业成本', '净利润']

type Table = (draw: Draw, licence: LicenceFacts) => Pick<SectionData, 'columns' | 'rows'>

const statement =
  (names: readonly string[]): Table =>
  (draw) => ({ columns: ['项目', '金额'], rows: sums(draw, names) })
const empty =
  (columns: readonly string[]): Table =>
  () => ({ columns, rows: [] })

/** What the sandbox answers for each section: plausible, small, the same at every asking. */
const TABLES: Partial<Record<TaxSection, Table>> = {
  base: (_, { corporateName, taxpayerNo, legalPersonName }) => ({
    columns: ['纳税人名称', '纳税人识别号', '法定代表人', '登记状态'],
    rows: [[corporateName, taxpayerNo, legalPersonName, '正常']],
  }),
  extendedBase: (draw) => ({
    columns: ['从业人数', '投资总额'],
    rows: [[String(10 + (draw(0) % 90)), yuan(1_000_000 + draw(1) * 10_000)]],
  }),
  taxpayerStatus: () => ({ columns: ['纳税人状态', '截至日期'], rows: [['正常', '2026-10-31']] }),
  creditLevel: (draw) => ({
    columns: ['评价年度', '级别'],
    rows: [2024, 2025].map((year, index) => [String(year), ['A', 'B', 'M'][draw(index) % 3] ?? 'B']),
  }),
  filings: (draw) => ({ columns: ['所属期', '应纳税额', '申报日期'], rows: monthly(draw, 3_000) }),
  payments: (draw) => ({ columns: ['所属期', '缴纳税额', '缴款日期'], rows: monthly(draw, 3_000) }),
  vatGeneral: (draw) => ({ columns: ['所属期', '销售额', '申报日期'], rows: monthly(draw, 400_000) }),
  vatSmall: (draw) => ({ columns: ['所属期', '销售额', '申报日期'], rows: monthly(draw, 60_000) }),
  invoicesIssued: (draw) => ({ columns: ['月份', '开票金额', '统计日期'], rows: monthly(draw, 380_000) }),
  invoicesCertified: (draw) => ({ columns: ['月份', '抵扣金额', '统计日期'], rows: monthly(draw, 220_000) }),
  balanceSmall: statement(BALANCE),
  balanceEnterprise: statement(BALANCE),
  balanceGeneral: statement(BALANCE),
  balanceYearly: statement(BALANCE),
  incomeSmall: statement(INCOME),
  incomeEnterprise: statement(INCOME),
  incomeGeneral: statement(INCOME),
  incomeYearly: statement(INCOME),
  violations: empty(['违法行为', '认定日期']),
  auditCases: empty(['案件', '立案日期']),
  caseSources: empty(['案源', '登记日期']),
  arrears: empty(['欠税税种', '欠税金额']),
}

/** A section of the sandbox; what it has nothing of is an empty table. */
export function sandboxSection(section: TaxSection, licence: LicenceFacts, draw: Draw): SectionData {
  const name = TAX_SECTIONS.find(({ code }) => code === section)?.name ?? section
  const table = TABLES[section] ?? empty([name])
  return { section, ...table(draw, licence) }
}
