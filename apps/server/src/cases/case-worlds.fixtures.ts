import type { TestApp } from '../testing/test-app.ts'
import { makeServiceEnquiryCases } from '../domains/services/enquiries.fixtures.ts'
import { makeQuestionCases } from '../domains/advisory/questions.fixtures.ts'
import { makeApplicationCases } from '../domains/applications/application-world.fixtures.ts'
import { makeNeedCases } from '../domains/financing/need-world.fixtures.ts'
import { makeResponseCases } from '../domains/financing/response-world.fixtures.ts'
import { makeOpeningCases } from '../domains/bank-accounts/opening-world.fixtures.ts'
import { makeReportCases } from '../domains/demand-reports/report-world.fixtures.ts'
import { makeListingCases } from '../domains/equity/listing-world.fixtures.ts'
import { makeInterestCases } from '../domains/equity/interest-world.fixtures.ts'
import { makeProjectCases } from '../domains/equity/project-world.fixtures.ts'
import { makeObjectionCases } from '../domains/credit/objections/objections.fixtures.ts'
import { makeLetterCases } from '../domains/oversight/letters/letters.fixtures.ts'
import { makeLeaseCases } from '../domains/leasing/lease-world.fixtures.ts'
import type { CaseWorld } from './case-world.fixtures.ts'

/** A world for every kind of case, by the kind: a new one adds itself here, and every generated test runs for it. */
export const caseWorlds: Readonly<Record<string, (t: TestApp) => Promise<CaseWorld>>> = {
  application: makeApplicationCases,
  lease: makeLeaseCases,
  need: makeNeedCases,
  response: makeResponseCases,
  accountOpening: makeOpeningCases,
  demandReport: makeReportCases,
  stockApplication: makeListingCases,
  equityProject: makeProjectCases,
  projectInterest: makeInterestCases,
  advisoryQuestion: makeQuestionCases,
  serviceEnquiry: makeServiceEnquiryCases,
  creditObjection: makeObjectionCases,
  letter: makeLetterCases,
}
