import { CheckField } from '@lqr/ui/check-field.tsx'
import { InputField, SelectField, TextareaField } from '@lqr/ui/field-inputs.tsx'
import { ACCEPTED_FILES } from '@lqr/web-client/files/file-problem.ts'
import { plainCopy as copy } from './copy.ts'
import type { FormState } from './form-state.ts'
import { FORM_NAMES } from './form-names.ts'
import type { Choice, FieldView } from './plain-field.ts'
import { fileText } from './typed.ts'

interface Props {
  readonly view: FieldView
  /** Where the form leads to it from what it says is wrong. */
  readonly id?: string | undefined
  readonly state: FormState
}

const labelOf = ({ label, isRequired }: FieldView) => (isRequired ? label : `${label}${copy.optional}`)

/** What a field begins with. A password, a secret and a consent never come back: they are asked for anew. */
function beginsWith({ name, control, isUnkept }: FieldView, { typed }: FormState): string {
  return isUnkept || control === 'password' ? '' : (typed.values[name] ?? '')
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}

function ChoiceField({ view, id, state }: Props) {
  const { name, isRequired, choices = [], groups = [], help } = view
  return (
    <SelectField
      id={id}
      name={name}
      label={labelOf(view)}
      help={help}
      required={isRequired}
      error={state.errors[name]}
      // Choices hold no secret: a time that no draft keeps stays chosen as long as it is offered.
      defaultValue={state.typed.values[name] ?? ''}
    >
      <option value="">{copy.choose}</option>
      <Options choices={choices} />
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options choices={group.choices} />
        </optgroup>
      ))}
    </SelectField>
  )
}

/** What was uploaded before stays with the form; a file that is not wanted is ticked off. */
function FilesField({ view, id, state }: Props) {
  const { name, files: most = 1, help, isRequired, given } = view
  const kept = state.typed.files[name] ?? []
  const offered = given && !kept.some(({ fileId }) => fileId === given.file.fileId) ? given : undefined
  return (
    <div
      className="rounded-card border border-line p-3"
      data-files={name}
      data-single={most === 1 || undefined}
    >
      <InputField
        type="file"
        id={id}
        name={name}
        label={labelOf(view)}
        help={help ?? copy.filesHelp}
        required={isRequired && kept.length === 0}
        error={state.errors[name]}
        accept={ACCEPTED_FILES}
        multiple={most > 1}
      />
      {kept.map((file) => (
        <div key={file.fileId} className="mt-2 text-note break-all">
          <input type="hidden" name={FORM_NAMES.kept + name} value={fileText(file)} />
          {copy.kept(file.name)}
          <CheckField name={FORM_NAMES.drop + name} value={file.fileId}>
            {copy.drop}
          </CheckField>
        </div>
      ))}
      {offered && (
        <CheckField name={FORM_NAMES.kept + name} value={fileText(offered.file)}>
          {offered.label}
        </CheckField>
      )}
    </div>
  )
}

function TickField({ view, id, state }: Props) {
  const { name, label } = view
  return (
    <CheckField
      id={id}
      name={name}
      value="1"
      error={state.errors[name]}
      defaultChecked={beginsWith(view, state) === '1'}
    >
      {label}
    </CheckField>
  )
}

function UnitTick({ view, state }: Props) {
  const typed = state.typed.values[view.name] ?? ''
  return (
    <CheckField name={FORM_NAMES.unit + view.name} value={typed}>
      {copy.confirmUnit(typed)}
    </CheckField>
  )
}

function TextField({ view, id, state }: Props) {
  const { name, control, help, unit, maxLength, inputMode, autoComplete, isRequired } = view
  const shared = {
    id,
    name,
    label: labelOf(view),
    help,
    unit,
    maxLength,
    required: isRequired,
    error: state.errors[name],
    defaultValue: beginsWith(view, state),
    ...(autoComplete ? { autoComplete } : {}),
  }
  if (control === 'lines') return <TextareaField {...shared} />
  const type = control === 'password' ? 'password' : control === 'date' ? 'date' : 'text'
  return <InputField {...shared} type={type} {...(inputMode ? { inputMode } : {})} />
}

/** One field of a form that works without scripts. */
export function PlainFieldOf(props: Props) {
  const { view, state } = props
  if (view.control === 'choice') return <ChoiceField {...props} />
  if (view.control === 'files') return <FilesField {...props} />
  if (view.control === 'tick') return <TickField {...props} />
  const asksUnit = view.unit === copy.tenThousandYuan && state.errors[view.name] !== undefined
  return (
    <div>
      <TextField {...props} />
      {asksUnit && <UnitTick view={view} state={state} />}
    </div>
  )
}
