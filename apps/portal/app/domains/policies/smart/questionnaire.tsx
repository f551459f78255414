import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { Form } from 'react-router'
import { siteAddress } from '../../../shell/site-address.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { useShell } from '../../../shell/use-shell.ts'
import { copy } from './copy.ts'
import type { LoadedSmartPolicy } from './load-smart-policy.ts'
import { QuestionField, TitlesField } from './question-field.tsx'
import { REGISTERED, TOLD } from './questions.ts'
import { SaveProfile } from './save-profile.tsx'
import { SaveReport } from './save-report.tsx'

type Props = Pick<LoadedSmartPolicy, 'texts' | 'isOwn' | 'answers' | 'toSave' | 'wrong' | 'reports'> & {
  kept: LoadedSmartPolicy['current']
}

/** What is asked for matching; a GET form, so that the answers stand in the address and nowhere else. */
export function Questionnaire({ texts, isOwn, answers, toSave, wrong, reports, kept }: Props) {
  const { site } = useShell()
  const isTold = Object.keys(texts).some((key) => !REGISTERED.some((question) => question.key === key))
  return (
    <Form
      key={JSON.stringify(texts)}
      method="get"
      action={siteAddress(site.path, '/smartPolicy')}
      preventScrollReset
      aria-label={copy.form}
      className="grid gap-4 rounded-card border border-line bg-surface p-6 max-sm:p-4 print:hidden"
    >
      <p className="text-note text-muted">
        {isOwn ? copy.ownHint : copy.formHint}
        {isOwn && <SiteLink href="/authentication">{copy.ownLink}</SiteLink>}
      </p>
      {wrong.length > 0 && (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
          {copy.wrong(wrong)}
        </p>
      )}
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {!isOwn &&
        REGISTERED.map((question) => (
          <QuestionField key={question.key} question={question} text={texts[question.key] ?? ''} />
        ))}
      <details open={isOwn || isTold}>
        <summary className="min-h-8 cursor-pointer text-note text-primary max-sm:min-h-11">
          {copy.more}
        </summary>
        <div className="mt-2 grid gap-4">
          {TOLD.map((question) => (
            <QuestionField key={question.key} question={question} text={texts[question.key] ?? ''} />
          ))}
          <TitlesField texts={texts} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" className="grow">
          {copy.match}
        </Button>
        <SiteLink href="/smartPolicy" className={buttonStyle('quiet')}>
          {copy.clear}
        </SiteLink>
      </div>
      {isOwn && <SaveProfile toSave={toSave} />}
      {isOwn && <SaveReport answers={answers} reports={reports} />}
    </Form>
  )
}
