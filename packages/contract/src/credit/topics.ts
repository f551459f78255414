import { governmentTopics } from './topics/government-topics.ts'
import { operationTopics } from './topics/operation-topics.ts'
import { registrationTopics } from './topics/registration-topics.ts'
import { riskTopics } from './topics/risk-topics.ts'
import type { CreditTopic } from './topics/topic.ts'

/** Every topic of credit information: its call, its consent, its fields (docs/product-rules.md, Credit information). */
export const CREDIT_TOPICS = [
  ...registrationTopics,
  ...operationTopics,
  ...riskTopics,
  ...governmentTopics,
] as const

export type CreditTopicCode = (typeof CREDIT_TOPICS)[number]['code']

const BY_CODE: ReadonlyMap<string, CreditTopic> = new Map(CREDIT_TOPICS.map((topic) => [topic.code, topic]))

/** A topic by its code. */
export function creditTopic(code: CreditTopicCode): CreditTopic {
  const topic = BY_CODE.get(code)
  if (topic === undefined) throw new Error(`no topic ${code}`)
  return topic
}

/** Whether a topic names people: the company's own, or others by their family name. */
export function holdsPersonalData({ fields }: CreditTopic): boolean {
  return Object.values(fields).some(({ sensitivity }) => sensitivity === 'personal')
}

/** Topics that speak against a company; their items carry class and end of publication. */
export const NEGATIVE_TOPICS: readonly CreditTopicCode[] = CREDIT_TOPICS.filter(
  (topic: CreditTopic) => topic.negative !== undefined,
).map(({ code }) => code)
