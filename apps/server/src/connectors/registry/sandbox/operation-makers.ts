import { dayMonthsLater } from '@lqr/contract/credit/publication.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { type SandboxContext, type SandboxMaker, signOf } from './sandbox-context.ts'

type Raw = Record<string, unknown>

/** Items that are told apart by number and day alone. */
function dated(
  [low, high, chance]: readonly [number, number, number],
  [from, to]: readonly [number, number],
  raw: (day: string, context: SandboxContext, at: string, index: number) => Raw,
): SandboxMaker {
  return {
    low,
    high,
    chance,
    make(context, at, index) {
      const day = context.before(at, from, to)
      return { dataDate: day, raw: raw(day, context, at, index) }
    },
  }
}

const numberOf = ({ whole }: SandboxContext, at: string) => String(whole(`${at} number`, 100_000, 999_999))
const inYears = (day: string, years: number) => dayMonthsLater(day, 12 * years)

export const operationMakers = {
  licences: dated([1, 3, 0.6], [60, 900], (validFrom, context, at, index) => ({
    name: ['食品经营许可', '排污许可', '道路运输经营许可'][index],
    licenceNo: `示许字第 ${numberOf(context, at)} 号`,
    validFrom,
    validTo: inYears(validFrom, 5),
    organ: '示例行政审批局',
    stateName: '有效',
    content: '按许可范围经营（演示数据）',
  })),
  certificates: dated([1, 2, 0.5], [60, 700], (grantedOn, context, at, index) => ({
    name: ['质量管理体系认证', '环境管理体系认证'][index],
    certificateNo: `示例 ${numberOf(context, at)}`,
    className: '管理体系认证',
    grantedOn,
    validTo: inYears(grantedOn, 3),
    organ: '示例认证中心',
    stateName: '有效',
  })),
  customs: dated([1, 1, 0.3], [200, 1_500], (registeredOn, context, at) => ({
    customsNo: `6201${numberOf(context, at)}`,
    creditLevel: '注册登记和备案企业',
    registeredOn,
    customsName: '示例海关',
    businessName: '进出口货物收发货人',
    adminZone: '示例市',
    annualReport: '已报送',
  })),
  spotChecks: dated([1, 2, 0.5], [60, 900], (checkedOn) => ({
    checkedOn,
    checkName: '双随机抽查',
    organ: '示例市场监督管理局',
    result: '未发现问题',
  })),
  websites: dated([1, 1, 0.4], [100, 1_000], (checkedOn, context, at) => ({
    siteName: context.company.name,
    domain: 'example.com',
    icpNo: `示ICP备${numberOf(context, at)}号`,
    checkedOn,
  })),
  trademarks: dated([1, 4, 0.5], [300, 2_500], (appliedOn, context, at, index) => ({
    name: `示例商标${signOf(index)}`,
    trademarkNo: numberOf(context, at),
    className: `第 ${context.whole(at, 1, 45)} 类`,
    appliedOn,
    grantedOn: inYears(appliedOn, 1),
    stateName: '已注册',
    validTo: inYears(appliedOn, 11),
    owner: context.company.name,
  })),
  patents: dated([1, 5, 0.35], [400, 2_000], (appliedOn, context, at, index) => ({
    name: `一种示例装置（${signOf(index)}）`,
    patentNo: `示例 ${numberOf(context, at)}`,
    patentName: context.pick(at, ['实用新型', '发明专利', '外观设计'] as const),
    appliedOn,
    grantedOn: inYears(appliedOn, 1),
    stateName: '授权',
    inventors: `${context.company.legalPersonName}、示例发明人${signOf(index)}`,
    owner: context.company.name,
    validTo: inYears(appliedOn, 10),
  })),
  works: dated([1, 1, 0.15], [100, 900], (registeredOn, context, at) => ({
    name: '示例包装设计',
    workNo: `示作登字 ${numberOf(context, at)}`,
    workName: '美术作品',
    owner: context.company.name,
    finishedOn: registeredOn,
    registeredOn,
  })),
  software: dated([1, 3, 0.25], [100, 900], (registeredOn, context, at, index) => ({
    name: `示例管理软件${signOf(index)}`,
    registerNo: `示例SR${numberOf(context, at)}`,
    versionNo: 'V1.0',
    owner: context.company.name,
    registeredOn,
    publishedOn: registeredOn,
  })),
  equityPledges: dated([1, 1, 0.15], [100, 700], (registeredOn, context, at) => ({
    pledgeNo: `示例 ${numberOf(context, at)}`,
    pledgor: context.company.legalPersonName,
    pledgee: '示例银行股份有限公司',
    amountYuan: context.whole(at, 50, 300) * 10_000,
    registeredOn,
    stateName: '有效',
  })),
  chattelMortgages: dated([1, 2, 0.25], [100, 900], (registeredOn, context, at) => ({
    mortgageNo: `示例 ${numberOf(context, at)}`,
    registeredOn,
    organ: '示例登记机构',
    claimName: '借款合同',
    amountYuan: context.whole(at, 50, 800) * 10_000,
    termText: '三年',
    guaranteeScope: '主债权及利息',
    mortgagees: '示例银行股份有限公司',
    goods: ['示例生产设备一批'],
    changes: [],
  })),
  tenders: dated([1, 4, 0.4], [20, 700], (publishedOn, context, at, index) => ({
    title: `示例采购项目${signOf(index)}`,
    publishedOn,
    noticeName: '中标公告',
    amountYuan: context.whole(at, 10, 400) * 10_000,
    purchaser: '示例采购单位',
    areaName: '甘肃省',
    places: 1,
  })),
} satisfies Partial<Record<CreditTopicCode, SandboxMaker>>
