import { readSheetScan } from '@lqr/contract/applications/sheet-calls.ts'
import { readSheetCode, type SheetPlace } from '@lqr/contract/applications/sheet-code.ts'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import { loadDraft, saveDraft } from '../../shell/plain/draft.ts'
import { DOCUMENTS } from '../../shell/plain/placed.ts'
import type { ReadForm } from '../../shell/plain/read-form.ts'
import type { KeptFile } from '../../shell/plain/typed.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { applyFields, SHEETS_PER_PLACE } from './apply-fields.ts'
import { sheetCopy as copy } from './sheet-copy.ts'
import { applyPlace } from './load-apply.ts'

export const CODE = 'code'
export const SCAN = 'scan'
/** How a product's list calls the application itself. */
const APPLICATION_FORM = /申请(?:表|书)/

export type Attached = { readonly proId: string } | { readonly field: string; readonly problem: string }

/** The typed code goes first; a photo is looked at where none was typed. */
async function placeOf(api: LoaderApi, { typed, chosen }: ReadForm): Promise<SheetPlace | undefined> {
  const text = typed.values[CODE] ?? ''
  if (text !== '') return readSheetCode(text)
  for (const file of chosen[SCAN] ?? []) {
    const { code } = await api(readSheetScan, {}, { file })
    if (code !== null) return readSheetCode(code)
  }
  return undefined
}

/** Puts the scanned sheet where the draft keeps it: in the place for the application form, or among the other documents. */
export async function attachSheet(api: LoaderApi, read: ReadForm): Promise<Attached> {
  const scans: readonly KeptFile[] = read.typed.files[SCAN] ?? []
  const place = await placeOf(api, read)
  if (!place) return { field: CODE, problem: read.typed.values[CODE] ? copy.wrongCode : copy.noCode }
  const product = await api(getProduct, { params: { id: place.proId } })
  const fields = applyFields(product)
  const draft = await loadDraft(api, applyPlace(product.id), fields)
  // The code is on paper that many hands may hold: it leads nobody into a draft that is not his own.
  if (draft.owner !== place.owner) return { field: CODE, problem: copy.notYours }
  const own = product.materials.find((name) => APPLICATION_FORM.test(name))
  const name = own === undefined ? 'files' : `${DOCUMENTS}${own}`
  const known = draft.typed.files[name] ?? []
  const most = own === undefined ? Infinity : SHEETS_PER_PLACE
  if (known.length + scans.length > most) return { field: SCAN, problem: copy.tooMany(most) }
  const files = { ...draft.typed.files, [name]: [...known, ...scans] }
  const typed = { values: draft.typed.values, files }
  const isSaved = await saveDraft(api, { ...applyPlace(product.id), owner: draft.owner }, typed, fields)
  return isSaved ? { proId: product.id } : { field: SCAN, problem: copy.notSaved }
}
