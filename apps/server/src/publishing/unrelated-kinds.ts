import type { AuditEntity } from '@lqr/contract/all-audit-words.ts'

/** Records with pages of their own and banners, which stand in nothing that is said of the others. */
const OF_THEIR_OWN = [
  'activity',
  'advisory_answer',
  'article',
  'fund',
  'park',
  'park_enterprise',
  'placement',
  'policy',
  'policy_item',
  'questionnaire',
  'roadshow',
  'roster',
  'service_entry',
  'stock_item',
] as const satisfies readonly AuditEntity[]

type Kind = (typeof OF_THEIR_OWN)[number]

const allBut = (...shown: Kind[]): ReadonlySet<AuditEntity> =>
  new Set(OF_THEIR_OWN.filter((kind) => !shown.includes(kind)))

const UNRELATED: ReadonlyMap<string, ReadonlySet<AuditEntity>> = new Map([
  ['content.getArticle', allBut('article')],
  ['content.listArticles', allBut('article')],
  ['content.listLinks', allBut()],
  ['content.listOpenQuestionnaires', allBut('questionnaire')],
  ['content.queryImageByPage', allBut('placement')],
  ['organisations.getOrganisation', allBut()],
  ['policies.getPolicy', allBut('policy', 'policy_item')],
  ['policies.listPolicies', allBut('policy', 'policy_item')],
  ['products.getProduct', allBut()],
  ['reference.getSiteSettings', allBut()],
  ['reference.getSiteTree', allBut()],
])
const NONE: ReadonlySet<AuditEntity> = new Set()

/** The kinds of public records whose changes leave the answer of a call as it is; none where nobody has said so. */
export const unrelatedKinds = (call: string): ReadonlySet<AuditEntity> => UNRELATED.get(call) ?? NONE
