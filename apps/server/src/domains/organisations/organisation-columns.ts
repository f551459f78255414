import type * as z from 'zod'
import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { organisationForm } from '@lqr/contract/organisations/maintenance-calls.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { CATEGORY_OF_OTHER_TYPE } from './copy.ts'
import { isNameTaken, type OrganisationColumns } from './maintenance.store.ts'

/** The columns of what was typed; blank text is stored as none. */
export function organisationColumns(form: z.output<typeof organisationForm>): OrganisationColumns {
  const { name, shortName, orgCategory, regionCode, creditCode, phone, address, intro, sort, ...rest } = form
  allTaken(rest)
  return {
    name,
    short_name: shortName,
    org_category: orgCategory,
    region_code: regionCode,
    credit_code: creditCode || null,
    phone: phone || null,
    address: address || null,
    intro: intro ?? '',
    sort: sort ?? 0,
  }
}

/** Refuses a category of another type and a name that a working organisation bears. */
export async function requireFitting(
  db: Db,
  form: Pick<z.output<typeof organisationForm>, 'name' | 'orgCategory'>,
  own: { orgType: string; id?: string },
): Promise<void> {
  const category = ORG_CATEGORIES.find(({ code }) => code === form.orgCategory)
  if (category?.orgType !== own.orgType) {
    throw new CallError(kernelErrors.invalidInput, { fields: { orgCategory: CATEGORY_OF_OTHER_TYPE } })
  }
  if (await isNameTaken(db, form.name, own.id)) {
    throw new CallError(errors.nameTaken, { fields: { name: errors.nameTaken.msg } })
  }
}
