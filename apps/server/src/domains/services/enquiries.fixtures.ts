import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { makePlainCases } from '../../cases/plain-cases.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { serviceEnquiryKind } from './enquiry-kind.ts'
import { makeService } from './services.fixtures.ts'

/** Enquiries for the generated tests of all kinds, each for a service of its own. */
export async function makeServiceEnquiryCases(t: TestApp) {
  const { db, now } = t.services
  const { id: serviceOrgId } = await makeOrganisation(db, { orgType: 'agency', orgCategory: 'accounting' })
  const world = await makePlainCases(t, serviceEnquiryKind, async () => ({
    enquiry_no: await nextNumber(db, serviceEnquiryCase, 'service_enquiry_no', now()),
    service_id: await makeService(db, { orgId: serviceOrgId }),
    service_name: '年度审计',
    area_code: '620102',
    content: '需要年度财务报表审计报告一份。',
    wished_time: '十二月底前',
    answer_due_at: now().toISOString(),
    decide_due_at: now().toISOString(),
    confirm_due_at: now().toISOString(),
  }))
  const { id: officerId } = await makeAccount(db, t.services, { sourceType: '4', orgId: world.orgId })
  return { ...world, officerId }
}
