import type * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import {
  amountOut,
  codesOut,
  fieldOut,
  listOut,
  monthsOut,
  percentOut,
  textOut,
  linesOut,
} from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { refusalOut } from '../reference/refusal-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { drawdownAsked } from '../demand-reports/drawdown-entities.ts'
import { LOAN_FLAGS } from '../demand-reports/kinds.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { versionOut } from '../kernel/version.ts'
import { termsOfCase } from '../products/entities.ts'
import { APPLICANT_KINDS } from '../reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { REPAYMENT_MODES } from '../reference/repayment-modes.ts'
import { attachedValuation } from '../valuations/entities.ts'
import { AUTHORISATION_PURPOSES } from '../credit/authorisation-letter.ts'
import { AUTHORISED_SCOPES } from '../credit/scopes.ts'
import { authorisationStates } from '../credit/states.ts'
import { enterpriseForm } from '../certification/entities.ts'
import { applicationCase } from './application-case.ts'
import { TERM_DEVIATIONS } from './deviations.ts'
import { hasEarlierLoan } from './first-loan.ts'
import { applicationAsked } from './form.ts'

/** What tells one application from another. */
const headline = {
  id: idOut('申请编号'),
  applyNo: textOut('申请单号'),
  proId: idOut('产品编号'),
  productName: textOut('产品名称'),
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  /** Null for an institution, as everything of the enterprise, once the case was taken back before it was taken up. */
  companyId: idOut('企业编号').nullable(),
  corporateName: textOut('企业名称').nullable(),
  amountYuan: fieldOut(applicationAsked.amountYuan).nullable(),
  termMonths: fieldOut(applicationAsked.termMonths).nullable(),
  ...caseProgress(applicationCase),
} as const

/** What the institution's people are shown of an application in a list. */
export const applicationRow = component('ApplicationRow', '申请摘要', 'internal', headline)
export type ApplicationRow = z.output<typeof applicationRow>

/** What the enterprise was certified with; the identity number stays with the platform. */
export const certifiedFacts = component('CertifiedFacts', '认证信息', 'internal', {
  certifiedAt: moment('认证时间').nullable(),
  legalPersonName: fieldOut(enterpriseForm.legalPersonName).nullable(),
  areaName: textOut('所在地区').nullable(),
  address: fieldOut(enterpriseForm.address).nullable(),
  foundDate: enterpriseForm.foundDate.nullable(),
  regCapitalYuan: fieldOut(enterpriseForm.regCapitalYuan).nullable(),
  employees: fieldOut(enterpriseForm.employees).nullable(),
  annualRevenueYuan: fieldOut(enterpriseForm.annualRevenueYuan).nullable(),
  totalAssetsYuan: fieldOut(enterpriseForm.totalAssetsYuan).nullable(),
})

/** What the enterprise agreed to for this application, and until when. */
const caseAuthorisation = component('CaseAuthorisation', '本笔授权', 'internal', {
  authNo: textOut('授权书编号'),
  purposeCode: oneOf('用途', AUTHORISATION_PURPOSES),
  dataScope: codesOut('授权范围', AUTHORISED_SCOPES),
  validTo: moment('到期时间'),
  status: oneOf('状态', authorisationStates),
})

const otherApplication = component('OtherApplication', '同一企业的其他申请', 'internal', {
  id: idOut('申请编号'),
  applyNo: textOut('申请单号'),
  productName: textOut('产品名称'),
  amountYuan: fieldOut(applicationAsked.amountYuan).nullable(),
  loanAmountYuan: amountOut('放款金额').nullable(),
  status: oneOf('状态', statesOf(applicationCase)),
  createdAt: moment('提交时间'),
})
export type OtherApplication = z.output<typeof otherApplication>

/** The terms of the product on the day of the application; later changes of the product do not touch the case. */
export const applicationTerms = component('ApplicationTerms', '申请时的产品内容', 'public', termsOfCase)
export type CertifiedFacts = z.output<typeof certifiedFacts>
export type ApplicationTerms = z.output<typeof applicationTerms>

export const applicationDetail = component('Application', '申请', 'internal', {
  ...headline,
  orgPhone: textOut('机构电话', { sensitivity: 'public' }).nullable(),
  creditCode: textOut('统一社会信用代码').nullable(),
  applicantKind: oneOf('主体类型', APPLICANT_KINDS).nullable(),
  industryCode: textOut('所属行业').nullable(),
  scale: oneOf('企业规模', ENTERPRISE_SCALES).nullable(),
  guaranteeMode: applicationAsked.guaranteeMode.nullable(),
  purpose: fieldOut(applicationAsked.purpose).nullable(),
  contactName: fieldOut(applicationAsked.contactName).nullable(),
  contactPhone: fieldOut(applicationAsked.contactPhone).nullable(),
  opensPhone,
  annualRevenueYuan: fieldOut(applicationAsked.annualRevenueYuan).nullable(),
  wantedOn: fieldOut(applicationAsked.wantedOn).nullable(),
  files: listOut('申请材料', linkedFile),
  /** As it stood when it was chosen; open to the institution as the documents are. */
  valuation: attachedValuation.nullable(),
  authorisationId: idOut('信用授权编号').nullable(),
  /** Whether the institution may still read documents and contact: revoked or expired consents close them. */
  isAuthorised: flag('信用授权有效'),
  /** Null for the enterprise, which has its own page of it, and where the consent has ended. */
  certified: certifiedFacts.nullable(),
  authorisation: caseAuthorisation.nullable(),
  /** What else this enterprise asked of the institution, the newest first; for the institution's people. */
  others: listOut('同一企业的其他申请', otherApplication),
  /** The product as it was offered on the day of the application. */
  terms: applicationTerms,
  supplementRequest: textOut('需要补充的材料').nullable(),
  /** The documents that the request names; each has a place of its own until it is answered. */
  supplementDocuments: linesOut('要补充的材料'),
  acceptDueAt: moment('受理时限').nullable(),
  decideDueAt: moment('审批时限').nullable(),
  officerPhone: textOut('经办人电话', { sensitivity: 'personal' }).nullable(),
  creditAmountYuan: amountOut('授信金额').nullable(),
  creditRate: percentOut('年利率').nullable(),
  creditTermMonths: monthsOut('授信期限').nullable(),
  creditValidTo: dateOnly('授信有效期至').nullable(),
  creditConditions: textOut('放款条件').nullable(),
  creditRepayment: oneOf('还款方式', REPAYMENT_MODES).nullable(),
  /** In what the grant differs from what the product published, with the institution's reason. */
  creditDeviations: codesOut('与产品公布不同之处', TERM_DEVIATIONS),
  deviationReason: textOut('与产品公布不同的原因').nullable(),
  creditAnnualCost: percentOut('综合年化成本', { help: '授信利率与企业承担的各项费用' }).nullable(),
  /** Why one side ended a grant before anything was paid out; the other reads it. */
  endReason: textOut('授信未使用的原因').nullable(),
  loanAmountYuan: amountOut('放款金额').nullable(),
  loanDate: dateOnly('放款日期').nullable(),
  repaidYuan: amountOut('已还本金').nullable(),
  repaidOn: dateOnly('最近还款日期').nullable(),
  /** Worked out from the drawn cases of the enterprise (decision 0026); null before the drawing. */
  isFirstLoan: flag('首贷').nullable(),
  hasEarlierLoan: hasEarlierLoan.nullable(),
  /** What the institution's ledger says of the loan; the enterprise reads what concerns its cost. Null where nothing was said. */
  pricingBase: drawdownAsked.pricingBase.nullable(),
  repricedOn: dateOnly('重定价日').nullable(),
  feeYuan: fieldOut(drawdownAsked.feeYuan).nullable(),
  fundsIndustryCode: drawdownAsked.fundsIndustryCode.nullable(),
  loanFlags: codesOut('贷款标识', LOAN_FLAGS).nullable(),
  isCreditOnly: flag('纯信用').nullable(),
  rejectCode: oneOf('拒绝原因', REJECT_CODES).nullable(),
  rejectReason: textOut('原因说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  ...refusalOut,
  transferredFromId: idOut('改投前的申请编号').nullable(),
  timeline: listOut(
    '办理进度',
    component('ApplicationEvent', '申请经历', 'internal', caseEvent(applicationCase)),
  ),
  can: component(
    'ApplicationCan',
    '可进行的操作',
    'internal',
    caseCan(applicationCase, 'institution', 'enterprise'),
  ),
  isSealed: caseSealed,
  version: versionOut,
})
export type ApplicationDetail = z.output<typeof applicationDetail>
