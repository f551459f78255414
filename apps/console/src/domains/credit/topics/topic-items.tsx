import { Alert, Pagination, Tag } from 'antd'
import { ITEM_CLASSES } from '@lqr/contract/credit/item-classes.ts'
import type { TopicCall } from '@lqr/contract/credit/topic-calls.ts'
import type { CreditTopic } from '@lqr/contract/credit/topics/topic.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { ListedPage } from '../../../shell/records/listed-page.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { ItemObjections } from '../objections/item-objections.tsx'
import { ObjectToItem } from '../objections/object-dialog.tsx'
import { fileCopy, itemCopy as copy } from './copy.ts'
import { Repair } from './repair.tsx'
import { isShownField, topicValue } from './topic-value.ts'

type TopicPage = CallOutput<TopicCall>
type Item = TopicPage['list'][number]

const LONG = 40

function todayInProvince(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
}

interface ItemProps {
  topic: CreditTopic
  item: Item
  number: number
  /** The company's own item, to which it may object. */
  isOwn: boolean
}

function ItemFacts({ topic, item, number, isOwn }: ItemProps) {
  const content: Readonly<Record<string, unknown>> = item.content
  const fields = Object.entries(topic.fields).filter(([key]) => isShownField(key))
  const facts = fields.map(([key, field]) => {
    const value = topicValue(key, field, content[key])
    return { label: field.label, value, isWide: (value?.length ?? 0) > LONG }
  })
  const { itemClass, publishedOn, publishedUntil } = item
  const finding =
    itemClass && publishedOn && publishedUntil
      ? [
          { label: copy.itemClass, value: nameOf(ITEM_CLASSES, itemClass) },
          { label: copy.publishedOn, value: formatDate(publishedOn) },
          { label: copy.publishedUntil, value: copy.untilHint(formatDate(publishedUntil)) },
        ]
      : []
  const isOpen = item.objections.some(({ mark }) => mark === 'open')
  return (
    <article className="panel" aria-label={copy.item(number)}>
      <div className="panel-head">
        <h2>{copy.item(number)}</h2>
        {item.isNew && <Tag color="processing">{fileCopy.isNewItem}</Tag>}
        {item.isDemonstration && <Tag>{fileCopy.demonstration}</Tag>}
        {isOwn && !isOpen && <ObjectToItem topic={topic.code} itemId={item.id} item={copy.item(number)} />}
      </div>
      <ItemObjections marks={item.objections} isOwn={isOwn} />
      <Facts items={[...facts, ...finding]} />
      {itemClass && publishedOn && publishedUntil && (
        <Repair {...{ itemClass, publishedOn, publishedUntil }} on={todayInProvince()} />
      )}
      <p className="muted panel-foot">
        {fileCopy.source} {item.source}
        {item.dataDate && ` · ${copy.dataDate} ${formatDate(item.dataDate)}`} · {copy.fetchedAt}{' '}
        {formatDateTime(item.fetchedAt)}
      </p>
    </article>
  )
}

/** One page of a topic's items, each with all it says, its source and its day. */
export function TopicItems({
  topic,
  page,
  isOwn,
  onPage,
}: {
  topic: CreditTopic
  page: TopicPage
  isOwn: boolean
  onPage: (page: number) => void
}) {
  const { list, total, currentPageNum, pageSize, reading } = page
  const first = (currentPageNum - 1) * pageSize
  return (
    <ListedPage
      of={{ list, total }}
      empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
      onPage={onPage}
    >
      {reading.isStale && <Alert type="warning" showIcon title={fileCopy.stale} />}
      <ul className="stack" aria-label={copy.list(topic.name)}>
        {list.map((item, index) => (
          <li key={item.id}>
            <ItemFacts topic={topic} item={item} number={first + index + 1} isOwn={isOwn} />
          </li>
        ))}
      </ul>
      <Pagination
        className="record-pages"
        align="end"
        current={currentPageNum}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={onPage}
      />
    </ListedPage>
  )
}
