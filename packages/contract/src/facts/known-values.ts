import { applicationAsked } from '../applications/form.ts'
import { openingAsked, pdbAsked } from '../bank-accounts/form.ts'
import { enterpriseForm } from '../certification/entities.ts'
import { reportAsked } from '../demand-reports/form.ts'
import { listingAsked } from '../equity/listing-form.ts'
import { projectAsked } from '../equity/project-form.ts'
import { needAsked } from '../financing/form.ts'
import { fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { leaseAsked } from '../leasing/form.ts'

/**
 * Everything that forms may take over, each by what it means: two forms share a fact only where they ask for the same thing. An
 * enterprise's answer holds what the asking form uses, everything else is null.
 */
export const knownValues = component('KnownValues', '已知内容', 'internal', {
  corporateName: fieldOut(enterpriseForm.corporateName).nullable(),
  creditCode: fieldOut(enterpriseForm.creditCode).nullable(),
  legalPersonName: fieldOut(enterpriseForm.legalPersonName).nullable(),
  contactName: fieldOut(enterpriseForm.contactName).nullable(),
  contactPhone: fieldOut(enterpriseForm.contactPhone).nullable(),
  industryCode: fieldOut(projectAsked.industryCode).nullable(),
  areaCode: fieldOut(enterpriseForm.areaCode).nullable(),
  address: fieldOut(reportAsked.address).nullable(),
  foundDate: fieldOut(projectAsked.foundDate).nullable(),
  annualRevenueYuan: fieldOut(enterpriseForm.annualRevenueYuan).nullable(),
  reporterKind: fieldOut(reportAsked.applicantKind).nullable(),
  amountYuan: fieldOut(applicationAsked.amountYuan).nullable(),
  termMonths: fieldOut(applicationAsked.termMonths).nullable(),
  wantRate: fieldOut(reportAsked.wantRate).nullable(),
  guaranteeMode: fieldOut(applicationAsked.guaranteeMode).nullable(),
  purpose: fieldOut(reportAsked.purpose).nullable(),
  loanPurpose: fieldOut(reportAsked.loanPurpose).nullable(),
  fundsIndustryCode: fieldOut(reportAsked.fundsIndustryCode).nullable(),
  demandType: fieldOut(needAsked.demandType).nullable(),
  description: fieldOut(needAsked.description).nullable(),
  leaseKind: fieldOut(leaseAsked.kind).nullable(),
  equipmentCategory: fieldOut(leaseAsked.equipmentCategory).nullable(),
  equipmentCondition: fieldOut(leaseAsked.equipmentCondition).nullable(),
  leaseTermMonths: fieldOut(leaseAsked.termMonths).nullable(),
  downPaymentPercent: fieldOut(leaseAsked.downPaymentPercent).nullable(),
  leasePurpose: fieldOut(leaseAsked.purpose).nullable(),
  accountPurpose: fieldOut(openingAsked.purpose).nullable(),
  beneficialOwner: fieldOut(openingAsked.beneficialOwner).nullable(),
  operatorName: fieldOut(openingAsked.operatorName).nullable(),
  operatorPhone: fieldOut(openingAsked.operatorPhone).nullable(),
  licenceValidTo: fieldOut(pdbAsked.licenceValidTo).nullable(),
  projectStage: fieldOut(projectAsked.stage).nullable(),
  hasIncome: fieldOut(projectAsked.hasIncome).nullable(),
  isProfitable: fieldOut(projectAsked.isProfitable).nullable(),
  projectIntro: fieldOut(projectAsked.intro).nullable(),
  shortName: fieldOut(listingAsked.shortName).nullable(),
  shareholders: fieldOut(listingAsked.shareholders).nullable(),
  introduction: fieldOut(listingAsked.introduction).nullable(),
  recommender: fieldOut(listingAsked.recommender).nullable(),
})

export type FactName = keyof typeof knownValues.shape

export const FACT_NAMES = Object.keys(knownValues.shape) as readonly FactName[]
