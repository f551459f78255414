/**
 * What operators publish by declaration. A kind is the table of its records, the entity of their audit rows and the place of
 * their drafts; the noun stands in the audit actions (`publish-park-enterprise`).
 */
export const PUBLICATION_NOUNS = {
  abbreviation: 'abbreviation',
  activity: 'activity',
  article: 'article',
  advisory_answer: 'advisory-answer',
  dictionary_setting: 'dictionary',
  fund: 'fund',
  link: 'link',
  organisation_logo: 'organisation-logo',
  park: 'park',
  park_enterprise: 'park-enterprise',
  placement: 'placement',
  policy: 'policy',
  roadshow: 'roadshow',
  questionnaire: 'questionnaire',
  roster: 'roster',
  service_entry: 'service-entry',
  site_setting: 'site-setting',
  policy_item: 'policy-item',
  stock_item: 'stock-item',
} as const

export type PublicationKind = keyof typeof PUBLICATION_NOUNS
