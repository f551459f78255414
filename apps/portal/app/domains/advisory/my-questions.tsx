import { Tag } from '@lqr/ui/tag.tsx'
import { useManagementLink } from '../../shell/session/use-management-link.ts'
import { boardCopy } from './copy.ts'
import type { BoardPage } from './load-board.ts'

const labels = boardCopy.mine

/** The last questions of the enterprise, and the way to all of them. */
export function MyQuestions({ questions }: { questions: BoardPage['mine'] }) {
  const managementLink = useManagementLink()
  return (
    <section
      aria-labelledby="my-questions"
      className="rounded-card border border-line bg-surface p-5 max-sm:p-4"
    >
      <h2 id="my-questions" className="mb-2 text-title">
        {labels.title}
      </h2>
      {questions.length === 0 && <p className="text-note text-muted">{labels.none}</p>}
      <ul className="m-0 list-none p-0">
        {questions.map(({ id, title, stateName, askedOn }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 flex-1">{title}</span>
            <span className="text-note text-muted">{askedOn}</span>
            <Tag>{stateName}</Tag>
          </li>
        ))}
      </ul>
      <a
        {...managementLink('/personal/questions')}
        className="mt-2 inline-flex min-h-8 items-center max-sm:min-h-11"
      >
        {labels.all}
      </a>
    </section>
  )
}
