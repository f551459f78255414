import { ADVISORY_TOPICS, type AdvisoryTopic } from '@lqr/contract/advisory/kinds.ts'
import { makeRankedSearch } from '../../data/ranked-search.ts'

/** Questions with their answers that were reviewed and published, for the whole-site search; they hold on every site. */
export const answersInSearch = makeRankedSearch<{ topic: AdvisoryTopic }>(
  {
    name: 'answer',
    from: 'advisory_answer e',
    listed: `e.status = 'PUBLISHED'`,
    scope: 'true',
    hasPinyin: true,
    title: 'title',
    some: 'search',
    isCurrent: 'true',
    order: 'e.published_at desc, e.id desc',
    columns: `e.id, e.title, concat_ws(' ', e.question, e.answer) text, e.topic, '' source,
      (e.published_at at time zone 'Asia/Shanghai')::date date, null::text validity, e.is_example "isExample"`,
  },
  (row) => ({ ...row, source: ADVISORY_TOPICS.find(({ code }) => code === row.topic)?.name ?? '' }),
)
