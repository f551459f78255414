import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { notifySide } from '../../cases/move-case.ts'
import { enquiryText, expiredForProvider, namedEnquiry, settledForProvider } from './copy.ts'
import { ENQUIRIES, ENQUIRY_DATA, ENQUIRY_TASK, type EnquiryRecord } from './enquiry.store.ts'

const PROVIDERS = ['agency'] as const
const PLACES = { enterprise: '/personal', authority: '/workbench', institution: '/workbench' } as const

/** Enquiries for services on the case kernel. */
export const serviceEnquiryKind: CaseKind<typeof serviceEnquiryCase, EnquiryRecord> = {
  declaration: serviceEnquiryCase,
  ...ENQUIRIES,
  readers: PROVIDERS,
  workers: PROVIDERS,
  messagePrefix: 'services.',
  task: ENQUIRY_TASK,
  personalData: ENQUIRY_DATA,
  guards: {},
  /** What the platform ends is told to both. */
  after: {
    expire: ({ db }, row) =>
      notifySide(db, serviceEnquiryKind, row, 'institution', 'expire', expiredForProvider(row)),
    settle: ({ db }, row) =>
      notifySide(db, serviceEnquiryKind, row, 'institution', 'settle', settledForProvider(row)),
  },
  named: (_, row) => namedEnquiry(row),
  link: (row, side) => `${PLACES[side]}/enquiries/${row.id}`,
  notice: (_, move, row) => enquiryText(move, row),
  endsByEnterprise: 'leave',
}
