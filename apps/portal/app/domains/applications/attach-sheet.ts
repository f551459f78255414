import { readSheetScan, type ScanProblemCode } from '@lqr/contract/applications/sheet-calls.ts'
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

type Found = { readonly place: SheetPlace } | { readonly field: string; readonly problem: string }

/** The typed code goes first; a photo is looked at where none was typed, and says what to do better where it shows no code. */
async function placeOf(api: LoaderApi, { typed, chosen }: ReadForm): Promise<Found> {
  const text = typed.values[CODE] ?? ''
  if (text !== '') {
    const place = readSheetCode(text)
    return place ? { place } : { field: CODE, problem: copy.wrongCode }
  }
  let why: ScanProblemCode = 'NO_CODE'
  for (const file of chosen[SCAN] ?? []) {
    const { code, problem } = await api(readSheetScan, {}, { file })
    const place = code === null ? undefined : readSheetCode(code)
    if (place) return { place }
    why = problem ?? why
  }
  return { field: SCAN, problem: copy.scanProblems[why] }
}

/** Puts the scanned sheet where the draft keeps it: in the place for the application form, or among the other documents. */
export async function attachSheet(api: LoaderApi, read: ReadForm): Promise<Attached> {
  const scans: readonly KeptFile[] = read.typed.files[SCAN] ?? []
  const found = await placeOf(api, read)
  if ('problem' in found) return found
  const { place } = found
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
