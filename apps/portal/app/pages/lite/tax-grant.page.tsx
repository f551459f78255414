import { labelOf } from '@lqr/contract/kernel/field.ts'
import { taxLicenceForm } from '@lqr/contract/tax/calls.ts'
import { TAX_DATASETS, TAX_TERMS } from '@lqr/contract/tax/datasets.ts'
import { Button } from '@lqr/ui/button.tsx'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { SelectField } from '@lqr/ui/field-inputs.tsx'
import type { Route } from './+types/tax-grant.page.ts'
import { CaptchaPicture } from '../../domains/identity/lite/captcha-picture.tsx'
import { liteIdentityCopy } from '../../domains/identity/lite/copy.ts'
import { liteTaxCopy } from '../../domains/tax/lite/copy.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { LiteMoves, stateOf } from '../../shell/lite/lite-moves.tsx'
import { CertifyFirst, LiteLetter, LiteNotice, LiteRefusal } from '../../shell/lite/lite-parts.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import type { FormState } from '../../shell/plain/form-state.ts'
import { PlainForm } from '../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../shell/plain/typed.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { loadTaxGrant, taxGrantAction } from './tax-grant.ts'

const texts = liteTaxCopy.grant
const { scope, term } = taxLicenceForm.shape

export const handle: PageHandle = { queryKeys: ['bizNo', 'scope', 'term', 'do', 'done', 'voice'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadTaxGrant(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  taxGrantAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

type Loaded = Route.ComponentProps['loaderData']

/** Step one: for which case, which data, for how long. What is chosen goes on in the address. */
function Choose({ cases, bizNo, isIncomplete }: Pick<Loaded, 'cases' | 'bizNo' | 'isIncomplete'>) {
  if (cases.length === 0) return <p>{texts.noCase}</p>
  return (
    <form method="get" action="/lite/taxGrant" className="grid gap-4">
      {isIncomplete && (
        <p role="alert" className="text-danger">
          {texts.incomplete}
        </p>
      )}
      <SelectField name="bizNo" label={texts.case} defaultValue={bizNo}>
        <option value="">{texts.choose}</option>
        {cases.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="term" label={labelOf(term)} defaultValue="90">
        {TAX_TERMS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="border-0 p-0">
        <legend className="font-semibold">{labelOf(scope)}</legend>
        {TAX_DATASETS.map(({ code, name }) => (
          <CheckField key={code} name="scope" value={code}>
            {name}
          </CheckField>
        ))}
      </fieldset>
      <Button kind="primary" type="submit" className="max-sm:w-full">
        {texts.next}
      </Button>
    </form>
  )
}

interface ConfirmProps {
  readonly confirm: NonNullable<Loaded['confirm']>
  readonly sent: FormState | undefined
  readonly sentTo: string
  readonly number: string
}

/** Step two: the letter, the code of the legal representative, and the consent. */
function Confirm({ confirm, sent, sentTo, number }: ConfirmProps) {
  const { path, letter, person, captcha, ask, grant, separate } = confirm
  const nothing: FormState = { typed: NOTHING_TYPED, errors: {} }
  const asked = stateOf(sent, `${path}&do=ask`, sentTo)
  const granted = stateOf(sent, `${path}&do=grant`, sentTo)
  const isProven = granted !== undefined || asked?.notice !== undefined
  return (
    <>
      <LiteLetter title={texts.read} text={letter} />
      <p className="text-note">{person}</p>
      {isProven ? (
        <PlainForm
          fields={grant.fields}
          state={granted ?? asked ?? nothing}
          number={number}
          submit={texts.submit}
          action={`${path}&do=grant`}
          hidden={grant.hidden}
        />
      ) : (
        <PlainForm
          fields={ask}
          state={asked ?? nothing}
          number={number}
          submit={liteIdentityCopy.sendCode}
          action={`${path}&do=ask`}
        >
          <CaptchaPicture captcha={captcha} path={path} />
        </PlainForm>
      )}
      <LiteMoves moves={[separate]} sent={sent} sentTo={sentTo} number={number} />
      <a href="/lite/taxGrant" className="inline-flex min-h-11 items-center">
        {texts.again}
      </a>
    </>
  )
}

export default function LiteTaxGrant({ loaderData, actionData }: Route.ComponentProps) {
  const { isCertified, notice, refusal, confirm, sentTo, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <LiteNotice text={notice} />
      <LiteRefusal text={refusal} />
      <p className="text-note">{texts.lead}</p>
      {!isCertified && <CertifyFirst words={texts.notCertified} />}
      {confirm ? (
        <Confirm confirm={confirm} sent={actionData} sentTo={sentTo} number={number} />
      ) : (
        <Choose {...loaderData} />
      )}
    </>
  )
}
