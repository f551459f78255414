import { Tag } from '@lqr/ui/tag.tsx'
import { boardCopy as labels } from './copy.ts'
import type { BoardPage } from './load-board.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

interface Props {
  answer: Pick<BoardPage['answers'][number], 'title' | 'question' | 'answer'> &
    Partial<Pick<BoardPage['answers'][number], 'id' | 'topicName' | 'publishedOn' | 'isExample' | 'isOpen'>>
}

/** A question with its answer, which opens in place, also without JavaScript. */
export function AnswerItem({ answer }: Props) {
  const { title, question, topicName, publishedOn, isExample, isOpen } = answer
  return (
    <details
      id={answer.id && `answer-${answer.id}`}
      open={isOpen}
      className="scroll-mt-4 border-b border-line last:border-0"
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2 text-body hover:text-primary">
        <span className="min-w-0 flex-1">{title}</span>
        {topicName && <Tag>{topicName}</Tag>}
      </summary>
      <dl className="mb-4 grid max-w-article gap-3">
        <div>
          <dt className="text-note font-medium">{labels.question}</dt>
          <dd className="m-0 whitespace-pre-line">{question}</dd>
        </div>
        <div>
          <dt className="text-note font-medium">{labels.answer}</dt>
          <dd className="m-0 whitespace-pre-line">{answer.answer}</dd>
        </div>
      </dl>
      {publishedOn && (
        <p className="mb-3 text-note text-muted">
          {labels.publishedOn(publishedOn)}
          <ExampleMark of={isExample} />
        </p>
      )}
    </details>
  )
}
