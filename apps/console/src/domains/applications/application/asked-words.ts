import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'

/** What the institution asks for: the documents by name, then its own words. */
export const askedWords = ({
  supplementDocuments,
  supplementRequest,
}: Pick<ApplicationDetail, 'supplementDocuments' | 'supplementRequest'>) =>
  [supplementDocuments.join('、'), supplementRequest].filter(Boolean).join('。')
