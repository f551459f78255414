import { getOpeningStart, listOpeningBranches } from '@lqr/contract/bank-accounts/calls.ts'
import type { OpeningBranch } from '@lqr/contract/bank-accounts/entities.ts'
import { openingAsked } from '@lqr/contract/bank-accounts/form.ts'
import { ACCOUNT_TYPES, NEARNESS } from '@lqr/contract/bank-accounts/kinds.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { Button } from '@lqr/ui/button.tsx'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import type { Route } from './+types/branches.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf } from '../../../shell/lite/lite-page.ts'
import { CertifyFirst } from '../../../shell/lite/lite-parts.tsx'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { addressWith } from '../../../shell/list-address.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { askedBranches } from './asked-branches.ts'
import { liteOpeningCopy } from './copy.ts'

const texts = liteOpeningCopy.branches
/** The nearest; who looks further names the area. */
const SHOWN = 20

export const handle: PageHandle = { queryKeys: ['accountType', 'areaCode', 'from'] }

const rowOf = (
  { branchCode, name, address, hours, nearness, slots }: OpeningBranch,
  accountType: string,
  asked: ReturnType<typeof askedBranches>,
) => ({
  key: branchCode,
  // The form asks for the same branches again: without the area others would be the nearest.
  href: addressWith('/lite/openAccount', { branch: branchCode, accountType }, asked),
  title: texts.choose(name),
  words: [
    address ?? '',
    hours,
    nameOf(NEARNESS, nearness),
    slots.length > 0 ? texts.free(slots.length) : texts.full,
  ]
    .filter(Boolean)
    .join(' · '),
})

/** What the enterprise may still ask for; nothing of one that is not certified. */
async function startOf(api: LoaderApi) {
  try {
    return await api(getOpeningStart)
  } catch (error) {
    if (error instanceof Response && error.status === 403) return undefined
    throw error
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const start = await signedIn(request, () => startOf(api))
  const types = ACCOUNT_TYPES.filter(({ code }) => code !== 'basic' || !start?.hasBasic)
  const accountType =
    openingAsked.accountType.safeParse(searchParams.get('accountType')).data ?? types[0]?.code ?? 'general'
  const asked = askedBranches(searchParams)
  const branches = await api(listOpeningBranches, { body: { accountType, ...asked } })
  return {
    isCertified: start !== undefined,
    hasBasic: start?.hasBasic ?? false,
    types: types.map(({ code, name, note }) => ({ code, name: texts.type(name, note) })),
    accountType,
    areaCode: asked.areaCode ?? '',
    from: asked.from ?? '',
    areas: areaGroups(),
    rows: branches.slice(0, SHOWN).map((branch) => rowOf(branch, accountType, asked)),
  }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteBranches({ loaderData }: Route.ComponentProps) {
  const { isCertified, hasBasic, types, accountType, areaCode, from, areas, rows } = loaderData
  return (
    <LiteList title={texts.title} rows={rows} next={undefined} empty={texts.empty}>
      <p className="text-note">{texts.intro}</p>
      {!isCertified && <CertifyFirst words={texts.notCertified} />}
      <form method="get" action="/lite/branches" className="grid gap-4">
        <SelectField
          name="accountType"
          label={labelOf(openingAsked.accountType)}
          help={hasBasic ? texts.hasBasic : undefined}
          defaultValue={accountType}
        >
          {types.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="areaCode" label={texts.area} defaultValue={areaCode}>
          <option value="">{texts.near}</option>
          {areas.map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <InputField type="date" name="from" label={texts.from} defaultValue={from} />
        <Button kind="secondary" type="submit" className="max-sm:w-full">
          {texts.find}
        </Button>
      </form>
      <h2 className="text-title">{texts.found}</h2>
    </LiteList>
  )
}
