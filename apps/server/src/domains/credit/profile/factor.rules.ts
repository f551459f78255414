import type { AnsweredFactor, ProfileInput } from '@lqr/contract/credit/profile/profile-entities.ts'
import type { ProfileFactor } from '@lqr/contract/credit/profile/profile-model.ts'
import { leastPoints, mostPoints } from '@lqr/contract/credit/profile/profile-rules.ts'
import { repairGuide } from '@lqr/contract/credit/publication.ts'
import { topicFacts } from '@lqr/contract/credit/topic-facts.ts'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { dayInWords } from '@lqr/contract/rules/china-day.ts'
import { profileCopy as copy } from './copy.ts'
import type { Decider } from './decider.ts'
import { type EvidenceItem, isCorrected, type TopicEvidence } from './evidence.ts'

type Factor = ProfileFactor & { readonly code: AnsweredFactor['code'] }

/** One question on a day: its answer with the items it rests on, and those that were read and do not count. */
export function answerFactor(
  factor: Factor,
  decider: Decider,
  evidence: TopicEvidence,
  on: string,
): AnsweredFactor {
  const { code, topic } = factor
  const of = { code, topic, mostPoints: mostPoints(factor), leastPoints: leastPoints(factor) }
  if (evidence.state !== 'read') {
    return { ...of, state: evidence.state, answer: null, points: 0, improve: null, inputs: [] }
  }
  const { items, source } = evidence
  const wrong = items.filter(isCorrected)
  const over = items.filter((item) => !isCorrected(item) && decider.isOver?.(item, on))
  const counting = items.filter((item) => !wrong.includes(item) && !over.includes(item))
  // Where nothing is left but what is known to be wrong, nothing is known.
  const isUnknown = counting.length === 0 && wrong.length > 0
  const decided = isUnknown ? undefined : decider.decide(counting, on)
  const bin = factor.bins.find((one) => one.code === decided?.bin)
  const points = bin?.points ?? 0
  const input = inputOf(topic, decider.facts)
  const inputs = [
    ...(decided?.used ?? []).map((item) => input(item, noteOf(item, on), true)),
    ...wrong.map((item) => input(item, copy.corrected, false)),
    ...over.map((item) => input(item, copy.over, false)),
  ]
  const nothing = items.length === 0 ? copy.none : copy.nothingCounts
  return {
    ...of,
    state: bin ? 'known' : 'unknown',
    answer: bin?.label ?? null,
    points,
    improve: points < of.mostPoints ? factor.improve : null,
    inputs: bin && inputs.length === 0 ? [emptyInput(topic, nothing, source)] : inputs,
  }
}

/** An item in words: fields that may name people are never among them. */
function inputOf(topic: CreditTopicCode, keys: readonly string[]) {
  const { fields, ...rest } = creditTopic(topic)
  const shown = Object.entries(fields).filter(
    ([key, { sensitivity }]) => keys.includes(key) && sensitivity === 'internal',
  )
  const told = { ...rest, fields: Object.fromEntries(shown) }
  return (item: EvidenceItem, note: string | null, isCounted: boolean): ProfileInput => {
    const facts = topicFacts(told, item.content, dayInWords).map(({ label, value }) => `${label} ${value}`)
    const { id, source, dataDate } = item
    return { topic, itemId: id, fact: facts.join('；'), source, dataDate, isCounted, note }
  }
}

function emptyInput(topic: CreditTopicCode, fact: string, source: string): ProfileInput {
  return { topic, itemId: null, fact, source, dataDate: null, isCounted: true, note: null }
}

/** Until when an item speaks against the company and how it ends earlier, and that it is being objected to. */
function noteOf({ itemClass, publishedOn, publishedUntil, objections }: EvidenceItem, on: string) {
  const notes: string[] = []
  if (itemClass && publishedOn && publishedUntil) {
    const { canApplyFrom, isOpen } = repairGuide({ itemClass, publishedOn, publishedUntil }, on)
    notes.push(
      copy.until(dayInWords(publishedUntil)),
      isOpen ? copy.repairNow : copy.repairFrom(dayInWords(canApplyFrom)),
    )
  }
  if (objections.some(({ mark }) => mark === 'open')) notes.push(copy.objectionOpen)
  return notes.length === 0 ? null : notes.join('；')
}
