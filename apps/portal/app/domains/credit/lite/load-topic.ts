import { callOfTopic, type TopicCall } from '@lqr/contract/credit/topic-calls.ts'
import { topicFacts } from '@lqr/contract/credit/topic-facts.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import type { CreditTopic } from '@lqr/contract/credit/topics/topic.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { dayInWords } from '@lqr/contract/rules/china-day.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { data } from 'react-router'
import { pageInput } from '../../../shell/lite/lite-page.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteCreditCopy } from './copy.ts'
import { ownCompany } from './own-company.ts'

const texts = liteCreditCopy.topic

type Item = CallOutput<TopicCall>['list'][number]

/** The topic that the address names. */
function topicIn(request: Request): CreditTopic {
  const code = new URL(request.url).searchParams.get('topic')
  const topic = CREDIT_TOPICS.find((one) => one.code === code)
  if (!topic) throw data(null, 404)
  return topic
}

const factsOf = (topic: CreditTopic, item: Item): (readonly [string, string])[] => [
  ...topicFacts(topic, item.content, dayInWords).map(({ label, value }) => [label, value] as const),
  [texts.source, [item.source, formatDate(item.dataDate)].filter(Boolean).join(' · ')],
]

/** One page of the own entries of a topic, each with the way to object to it. */
export async function loadTopic(request: Request, api: LoaderApi) {
  const topic = topicIn(request)
  const { id } = await ownCompany(request, api)
  const query = pageInput(request)
  const page = await api(callOfTopic(topic.code), { params: { id }, query })
  const first = (query.currentPageNum - 1) * query.pageSize + 1
  return {
    topic: topic.code,
    name: topic.name,
    total: page.total,
    items: page.list.map((item, index) => ({
      id: item.id,
      title: texts.item(first + index),
      lines: factsOf(topic, item),
      isObjected: item.objections.some(({ mark }) => mark === 'open'),
      href: `/lite/object?topic=${topic.code}&page=${query.currentPageNum}&item=${item.id}`,
    })),
  }
}
