import { ENTERPRISE_TITLES } from '@lqr/contract/reference/enterprise-titles.ts'
import { classNames } from '@lqr/ui/class-names.ts'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import type { KeptQuery } from '../../../shell/list-address.ts'
import { copy } from './copy.ts'
import type { Question } from './questions.ts'
import { NO_TITLE } from './read-answers.ts'

/** One question of the questionnaire; left empty it is not answered. */
export function QuestionField({ question, text }: { question: Question; text: string }) {
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

/** Which titles are held; none of them is an answer too. */
export function TitlesField({ texts, className }: { texts: KeptQuery; className?: string }) {
  return (
    <fieldset className={classNames('m-0 grid gap-1 border-0 p-0', className)}>
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
  )
}
