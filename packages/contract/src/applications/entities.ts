import * as z from 'zod'
import { field, flag, idOut, moment } from '../kernel/field.ts'
import { caseCan, caseEvent, caseProgress } from '../kernel/cases/case-fields.ts'
import { productFee } from '../products/entities.ts'
import { applicationCase } from './application-case.ts'
import { hasEarlierLoan } from './first-loan.ts'

/** What the institution's people are shown of an application in a list. */
export const applicationRow = z.object({
  id: idOut('申请编号'),
  applyNo: z.string(),
  proId: idOut('产品编号'),
  productName: z.string(),
  orgId: idOut('机构编号'),
  orgName: z.string(),
  companyId: idOut('企业编号'),
  corporateName: z.string().nullable(),
  amountYuan: z.number(),
  termMonths: z.int(),
  ...caseProgress(applicationCase),
})
export type ApplicationRow = z.output<typeof applicationRow>

/** The terms of the product on the day of the application; later changes of the product do not touch the case. */
export const applicationTerms = z.object({
  category: z.string(),
  guaranteeModes: z.array(z.string()),
  amountMinYuan: z.number(),
  amountMaxYuan: z.number(),
  rateMin: z.number(),
  rateMax: z.number(),
  annualCostMin: z.number(),
  termMinMonths: z.int(),
  termMaxMonths: z.int(),
  repaymentModes: z.array(z.string()),
  fees: z.array(productFee),
  requirements: z.string(),
  materials: z.array(z.string()),
})
export type ApplicationTerms = z.output<typeof applicationTerms>

/** A file of the application. */
const applicationFile = z.object({
  fileId: idOut('文件编号'),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  purpose: z.string(),
})

export const applicationDetail = z.object({
  id: idOut('申请编号'),
  applyNo: z.string(),
  proId: idOut('产品编号'),
  productName: z.string(),
  orgId: idOut('机构编号'),
  orgName: z.string(),
  orgPhone: z.string().nullable(),
  companyId: idOut('企业编号'),
  corporateName: z.string().nullable(),
  creditCode: z.string().nullable(),
  industryCode: z.string().nullable(),
  scale: z.string().nullable(),
  amountYuan: z.number(),
  termMonths: z.int(),
  guaranteeMode: z.string(),
  purpose: z.string(),
  contactName: z.string(),
  contactPhone: field(z.string(), { label: '联系电话', sensitivity: 'personal' }),
  annualRevenueYuan: z.number().nullable(),
  wantedOn: field(z.string().nullable(), { label: '期望用款日期' }),
  files: z.array(applicationFile),
  authorisationId: z.string().nullable(),
  /** Whether the institution may still read documents and contact: revoked or expired consents close them. */
  isAuthorised: flag('信用授权有效'),
  /** The product as it was offered on the day of the application. */
  terms: applicationTerms,
  ...caseProgress(applicationCase),
  supplementRequest: z.string().nullable(),
  acceptDueAt: moment('受理时限').nullable(),
  decideDueAt: moment('审批时限').nullable(),
  officerPhone: z.string().nullable(),
  creditAmountYuan: z.number().nullable(),
  creditRate: z.number().nullable(),
  creditTermMonths: z.int().nullable(),
  creditValidTo: z.string().nullable(),
  creditConditions: z.string().nullable(),
  /** Comprehensive annual cost of the grant: its rate and every fee of the enterprise, percent a year. */
  creditAnnualCost: z.number().nullable(),
  loanAmountYuan: z.number().nullable(),
  loanDate: z.string().nullable(),
  /** Worked out from the drawn cases of the enterprise (decision 0026); null before the drawing. */
  isFirstLoan: field(z.boolean().nullable(), { label: '首贷' }),
  hasEarlierLoan: hasEarlierLoan.nullable(),
  isCreditOnly: z.boolean().nullable(),
  rejectCode: z.string().nullable(),
  rejectReason: z.string().nullable(),
  nextSteps: z.string().nullable(),
  transferredFromId: z.string().nullable(),
  timeline: z.array(caseEvent(applicationCase)),
  can: caseCan(applicationCase, 'institution', 'enterprise'),
  version: z.int(),
})
export type ApplicationDetail = z.output<typeof applicationDetail>
