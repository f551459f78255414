import type { BoundCall } from '../../http/bind-call.ts'
import { getCertificationForReviewCall } from './calls/get-certification-for-review.ts'
import { getCertificationCall } from './calls/get-certification.ts'
import { listCertificationsCall } from './calls/list-certifications.ts'
import { openContactPhoneCall } from './calls/open-contact-phone.ts'
import { reviewCertificationCall } from './calls/review-certification.ts'
import { submitCertificationCall } from './calls/submit-certification.ts'
import { uploadCertificateCall } from './calls/upload-certificate.ts'
import { withdrawLegalPersonConsentCall } from './calls/withdraw-legal-person-consent.ts'

export { type Applicant, findApplicant } from './applicant.store.ts'
export { canReadEnterpriseFile } from './certification.access.ts'
export { type LegalPersonChange, listLegalPersonChanges } from './legal-person-change.store.ts'
export { certificationPersonalData } from './personal-data.store.ts'
export { syncCompany } from './sync-company.ts'
export { listForReview } from './review-list.store.ts'

export const certificationCalls: readonly BoundCall[] = [
  uploadCertificateCall,
  submitCertificationCall,
  getCertificationCall,
  reviewCertificationCall,
  listCertificationsCall,
  getCertificationForReviewCall,
  openContactPhoneCall,
  withdrawLegalPersonConsentCall,
]
