import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { classNames } from '@lqr/ui/class-names.ts'
import { Form } from 'react-router'
import { addressWith, type KeptQuery } from '../../../shell/list-address.ts'
import { siteAddress } from '../../../shell/site-address.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { useShell } from '../../../shell/use-shell.ts'
import type { ShortQuestions } from './asked-questions.ts'
import { copy } from './copy.ts'
import { QuestionField, TitlesField } from './question-field.tsx'

interface Props extends ShortQuestions {
  /** The page it stands on, which answers it. */
  path: string
  /** What else the address of the page holds. */
  kept: KeptQuery
  /** The same without any answer. */
  cleared: KeptQuery
  texts: KeptQuery
  isOwn: boolean
  wrong: readonly string[]
  /** How many questions stand beside one another where there is room. */
  columns: 1 | 3
}

/** The few questions a page depends on, answered on that very page; a GET form, so that the answers stand in the address and nowhere else. */
export function ShortQuestionnaire({
  path,
  kept,
  cleared,
  texts,
  isOwn,
  wrong,
  questions,
  asksTitles,
  columns,
}: Props) {
  const { site } = useShell()
  const beside = columns === 3 ? 'sm:grid-cols-2 lg:grid-cols-3 elder:grid-cols-1' : 'grid-cols-1'
  return (
    <Form
      key={JSON.stringify(texts)}
      method="get"
      action={siteAddress(site.path, path)}
      preventScrollReset
      aria-label={copy.form}
      className="grid gap-4 rounded-card border border-line bg-surface p-6 max-sm:p-4 print:hidden"
    >
      <p className="text-note text-muted">{isOwn ? copy.ownShortHint : copy.shortHint}</p>
      {wrong.length > 0 && (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
          {copy.wrong(wrong)}
        </p>
      )}
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={classNames('grid items-end gap-4', beside)}>
        {questions.map((question) => (
          <QuestionField key={question.key} question={question} text={texts[question.key] ?? ''} />
        ))}
      </div>
      {asksTitles && <TitlesField texts={texts} className={beside} />}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit">
          {copy.check}
        </Button>
        <SiteLink href={addressWith(path, cleared)} className={buttonStyle('quiet')}>
          {copy.clear}
        </SiteLink>
      </div>
    </Form>
  )
}
