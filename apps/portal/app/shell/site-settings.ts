import type { SiteSettings } from '@lqr/contract/reference/site-setting-calls.ts'
import { qrCopy } from './qr-copy.ts'

/** While nothing can be read, or nothing is set: the pages leave these lines out. */
export const noSettings: SiteSettings = {
  hotlines: [],
  serviceHours: null,
  address: null,
  guidingUnits: [],
  operatingUnits: [],
  icpNumber: null,
  policeNumber: null,
  siteIdNumber: null,
  siteMarkUrl: null,
  mapApproval: null,
  billDiscountUrl: null,
  footerCodes: [],
  messagingUrl: null,
  businessSurveyUrl: null,
  institutionSurveyUrl: null,
}

/** A QR code: its label and what it leads to; an address that starts with / is one of the portal's own. */
export interface QrTarget {
  readonly key: string
  readonly label: string
  readonly url: string
}

const target = (key: string, label: string, url: string | null): QrTarget[] =>
  url === null ? [] : [{ key, label, url }]

/** The codes of a site by where they stand; what is not set is not there. */
export function qrTargets(settings: SiteSettings) {
  return {
    footer: settings.footerCodes.map(({ label, url }, at) => ({ key: `footer${at + 1}`, label, url })),
    messaging: target('messaging', qrCopy.messaging, settings.messagingUrl),
    questionnaires: [
      ...target('survey-business', qrCopy.businessSurvey, settings.businessSurveyUrl),
      ...target('survey-institution', qrCopy.institutionSurvey, settings.institutionSurveyUrl),
    ],
  }
}
