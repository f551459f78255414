import { ENTERPRISE_TITLES } from '@lqr/contract/reference/enterprise-titles.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import { Form } from 'react-router'
import { siteAddress } from '../../../shell/site-address.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { useShell } from '../../../shell/use-shell.ts'
import { copy } from './copy.ts'
import type { LoadedSmartPolicy } from './load-smart-policy.ts'
import { type Question, REGISTERED, TOLD } from './questions.ts'
import { NO_TITLE } from './read-answers.ts'
import { SaveProfile } from './save-profile.tsx'
import { SaveReport } from './save-report.tsx'

type Props = Pick<LoadedSmartPolicy, 'texts' | 'isOwn' | 'answers' | 'version' | 'wrong' | 'reports'> & {
  kept: LoadedSmartPolicy['current']
}

function QuestionField({ question, text }: { question: Question; text: string }) {
  const { key, label, unit, options } = question
  if (options) {
    return (
      <SelectField label={label} name={key} defaultValue={text}>
        <option value="">{copy.choose}</option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <InputField
      label={label}
      unit={unit}
      name={key}
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      defaultValue={text}
    />
  )
}

/** What is asked for matching; a GET form, so that the answers stand in the address and nowhere else. */
export function Questionnaire({ texts, isOwn, answers, version, wrong, reports, kept }: Props) {
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
          <fieldset className="m-0 grid gap-1 border-0 p-0">
            <legend className="p-0 text-note text-ink">{copy.titles}</legend>
            {ENTERPRISE_TITLES.map(({ code, name }) => (
              <CheckField key={code} name={code} value="1" defaultChecked={texts[code] === '1'}>
                {name}
              </CheckField>
            ))}
            <CheckField name={NO_TITLE} value="1" defaultChecked={texts[NO_TITLE] === '1'}>
              {copy.noTitle}
            </CheckField>
          </fieldset>
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
      {isOwn && <SaveProfile answers={answers} version={version} />}
      {isOwn && <SaveReport answers={answers} reports={reports} />}
    </Form>
  )
}
