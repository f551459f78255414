import { redirect } from 'react-router'
import * as z from 'zod'
import type { Route } from './+types/sheet.page.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../shell/plain/plain-field.ts'
import { PlainForm } from '../../shell/plain/plain-form.tsx'
import { apiContext } from '../../shell/server/contexts.ts'
import { SHEETS_PER_PLACE } from './apply-fields.ts'
import { type Attached, attachSheet, CODE, SCAN } from './attach-sheet.ts'
import { sheetCopy as copy } from './sheet-copy.ts'

export const handle: PageHandle = { queryKeys: ['code'] }

const LONGEST_CODE = 40
const FIELDS: readonly PlainField[] = [
  { name: SCAN, schema: z.unknown(), label: copy.scan, files: SHEETS_PER_PLACE, isOptional: false },
  {
    name: CODE,
    schema: z.string().max(LONGEST_CODE).optional(),
    label: copy.code,
    help: copy.codeHelp,
    autoComplete: 'off',
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  await signedIn(request, () => context.get(apiContext)(getUserInfo))
  const code = new URL(request.url).searchParams.get('code')?.slice(0, LONGEST_CODE) ?? ''
  return { fields: FIELDS.map(viewOf), code, number: submitNumber() }
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () =>
    Promise.resolve({
      fields: FIELDS,
      toBody: () => ({}),
      problems: ({ typed }): Record<string, string> =>
        (typed.files[SCAN] ?? []).length > 0 ? {} : { [SCAN]: copy.none },
      send: (_body: never, read) => attachSheet(api, read),
      done: (attached: Attached, { typed }) =>
        'proId' in attached
          ? redirect(`/lite/apply?proId=${attached.proId}&sheet=1`, 303)
          : { typed, errors: { [attached.field]: attached.problem } },
    }),
  )
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: copy.title, description: copy.description })

export default function LiteSheet({
  loaderData: { fields, code, number },
  actionData,
}: Route.ComponentProps) {
  const begun = { typed: { values: { [CODE]: code }, files: {} }, errors: {} }
  return (
    <>
      <h1 className="text-head">{copy.title}</h1>
      <p>{copy.lead}</p>
      <PlainForm fields={fields} state={actionData ?? begun} number={number} submit={copy.submit} />
    </>
  )
}
