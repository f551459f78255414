import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import type { SandboxCompany } from './registry-world.store.ts'
import { roughly, type SandboxContext, type SandboxMaker, signOf } from './sandbox-context.ts'

const always = { low: 1, high: 1, chance: 1 } as const
const REGISTRAR = '示例市场监督管理局'

export function industryNameOf(code: string): string | null {
  const category = /^\d/.test(code) ? industryOfDivision(code) : code
  return INDUSTRIES.find((item) => item.code === category)?.name ?? null
}

/** One company in five moved without telling this platform: its addresses differ. */
function addressOf({ company, draw }: SandboxContext): string {
  return draw('moved') < 0.2 ? `${company.address}（原址搬迁至示例大道 6 号）` : company.address
}

const idOf = ({ creditCode }: SandboxCompany, sign: string) => `示例证件 ${creditCode} ${sign}`
const holdingCode = ({ creditCode }: SandboxCompany) => `示例-${creditCode.slice(-8)}-控股`

export const registrationMakers = {
  basic: {
    ...always,
    make(context) {
      const { company, whole } = context
      return {
        dataDate: context.before('approved', 30, 700),
        raw: {
          ...company,
          stateName: '存续',
          paidCapitalYuan: roughly((company.regCapitalYuan * whole('paid', 40, 100)) / 100),
          typeName: '有限责任公司（自然人投资或控股）',
          formerNames: [],
          regNo: null,
          termFrom: company.foundedOn,
          registrar: REGISTRAR,
          approvedOn: context.before('approved', 30, 700),
          address: addressOf(context),
          industryName: industryNameOf(company.industryCode),
          businessScope: '一般项目：以营业执照记载为准（演示数据）',
          lastAnnualYear: context.year(1),
          typeNo: '1130',
          industryNo: company.industryCode,
          currency: '人民币',
          listedName: '否',
        },
      }
    },
  },
  persons: {
    low: 2,
    high: 4,
    chance: 1,
    make: ({ company }, _at, index) => ({
      dataDate: null,
      raw: {
        personName: index === 0 ? company.legalPersonName : `示例人员${signOf(index)}`,
        post: ['执行董事兼总经理', '监事', '财务负责人', '董事'][index],
        partyName: '自然人',
        idNo: idOf(company, signOf(index)),
      },
    }),
  },
  branches: {
    low: 1,
    high: 2,
    chance: 0.3,
    make: ({ company }, _at, index) => ({
      dataDate: null,
      raw: {
        name: `${company.name}${['城东', '城西'][index]}示例分公司`,
        principal: `示例负责人${signOf(index)}`,
        address: '示例路 8 号',
        stateName: '存续',
        businessScope: '与总公司相同（演示数据）',
      },
    }),
  },
  changes: {
    low: 1,
    high: 5,
    chance: 0.8,
    make({ before, pick }, at) {
      const changedOn = before(at, 40, 1_500)
      const [item, from, to] = pick(at, [
        ['经营范围变更', '原经营范围', '新增示例项目'],
        ['注册资本变更', '500 万元', '1,000 万元'],
        ['住所变更', '示例路 1 号', '示例路 6 号'],
        ['高级管理人员备案', '示例人员乙', '示例人员丙'],
      ] as const)
      return { dataDate: changedOn, raw: { changedOn, item, before: from, after: to } }
    },
  },
  annualReports: {
    low: 2,
    high: 3,
    chance: 0.95,
    make({ company, whole, year }, at, index) {
      const share = (what: string, low: number, high: number) => whole(`${at} ${what}`, low, high) / 100
      const revenue = roughly(company.revenueYuan * (1 - index * 0.08))
      const assets = roughly(company.assetsYuan * (1 - index * 0.05))
      const publishedOn = `${year(index)}-0${whole(`${at} month`, 3, 6)}-1${whole(`${at} day`, 0, 9)}`
      return {
        dataDate: publishedOn,
        raw: {
          year: year(index + 1),
          publishedOn,
          employees: company.employees,
          revenueYuan: revenue,
          mainRevenueYuan: roughly(revenue * 0.96),
          assetsYuan: assets,
          liabilitiesYuan: roughly(assets * share('debt', 20, 65)),
          equityYuan: null,
          profitYuan: roughly(revenue * share('profit', 2, 12)),
          netProfitYuan: roughly(revenue * share('net', 1, 9)),
          taxYuan: roughly(revenue * share('tax', 2, 6)),
          bankCreditYuan: null,
          operatingState: '开业',
          guarantees: [],
          investments: [],
          shareTransfer: '否',
          shareholders: [`${company.legalPersonName} 60%`, '示例控股有限公司 30%', '示例股东乙 10%'],
          stockChanges: [],
          websites: [],
          licences: [],
        },
      }
    },
  },
  simpleCancellations: { low: 0, high: 0, chance: 0, make: () => ({ dataDate: null, raw: {} }) },
  shareholders: {
    low: 3,
    high: 3,
    chance: 1,
    make({ company }, _at, index) {
      const sharePercent = [60, 30, 10][index] ?? 0
      const isPerson = index !== 1
      return {
        dataDate: company.foundedOn,
        raw: {
          name: [company.legalPersonName, `${company.name.slice(0, 4)}示例控股有限公司`, '示例股东乙'][index],
          partyName: isPerson ? '自然人股东' : '企业法人',
          sharePercent,
          subscribedYuan: roughly((company.regCapitalYuan * sharePercent) / 100),
          subscribedOn: company.foundedOn,
          subscribedWay: '货币',
          paidYuan: roughly((company.regCapitalYuan * sharePercent) / 200),
          paidOn: company.foundedOn,
          paidWay: '货币',
          currency: '人民币',
          ...(isPerson
            ? { idNo: idOf(company, signOf(index === 0 ? 0 : 1)) }
            : { creditCode: holdingCode(company) }),
        },
      }
    },
  },
  investments: {
    low: 1,
    high: 3,
    chance: 0.5,
    make({ company, whole, before }, at, index) {
      const since = before(at, 200, 2_000)
      return {
        dataDate: since,
        raw: {
          name: `${company.name.slice(0, 4)}示例${signOf(index)}号投资企业有限公司`,
          creditCode: `示例-${company.creditCode.slice(-8)}-投${index + 1}`,
          sharePercent: whole(at, 10, 100),
          investedYuan: whole(`${at} amount`, 20, 500) * 10_000,
          since,
          stateName: '存续',
          legalPersonName: `示例负责人${signOf(index)}`,
          regCapitalYuan: whole(`${at} capital`, 100, 1_000) * 10_000,
          typeName: '有限责任公司',
        },
      }
    },
  },
  equityLayers: {
    low: 7,
    high: 7,
    chance: 1,
    make({ company }, _at, index) {
      const holding = holdingCode(company)
      const upper = `${holding}-上级`
      const rows = [
        {
          name: company.legalPersonName,
          layer: 1,
          sharePercent: 60,
          parentNode: company.creditCode,
          sign: '甲',
        },
        {
          name: `${company.name.slice(0, 4)}示例控股有限公司`,
          layer: 1,
          sharePercent: 30,
          parentNode: company.creditCode,
          node: holding,
        },
        { name: '示例股东乙', layer: 1, sharePercent: 10, parentNode: company.creditCode, sign: '乙' },
        { name: company.legalPersonName, layer: 2, sharePercent: 55, parentNode: holding, sign: '甲' },
        {
          name: `${company.name.slice(0, 4)}示例投资集团有限公司`,
          layer: 2,
          sharePercent: 45,
          parentNode: holding,
          node: upper,
        },
        // The group holds a part of itself by way of the company: the graph has to mark the circle.
        { name: company.name, layer: 3, sharePercent: 20, parentNode: upper, node: company.creditCode },
        {
          name: `${company.name.slice(0, 4)}示例实业集团有限公司`,
          layer: 3,
          sharePercent: 80,
          parentNode: upper,
          node: `${upper}-上级`,
        },
      ]
      const row = rows[index] ?? rows[0]
      const { sign, ...facts } = { sign: undefined, node: undefined, ...row }
      return {
        dataDate: company.foundedOn,
        raw: {
          ...facts,
          partyName: sign === undefined ? '企业法人' : '自然人股东',
          subscribedYuan: null,
          ...(sign === undefined ? { creditCode: facts.node } : { idNo: idOf(company, sign) }),
        },
      }
    },
  },
  controllers: {
    ...always,
    make: ({ company }) => ({
      dataDate: company.foundedOn,
      raw: {
        name: company.legalPersonName,
        partyName: '自然人',
        roleName: '实际控制人、受益所有人',
        sharePercent: 76.5,
        chain: [`直接持有 60%`, `经示例控股有限公司持有 30% × 55% = 16.5%`],
        idNo: idOf(company, '甲'),
      },
    }),
  },
} satisfies Partial<Record<CreditTopicCode, SandboxMaker>>
