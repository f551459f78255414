/** What the codes of the quick navigation are called. */
export const qrCopy = {
  messaging: '企业在线沟通',
  businessSurvey: '小微企业问卷',
  institutionSurvey: '金融机构问卷',
} as const
