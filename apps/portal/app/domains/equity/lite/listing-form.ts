import { getCertification } from '@lqr/contract/certification/calls.ts'
import { applyForListing, getListingStart } from '@lqr/contract/equity/listing-calls.ts'
import { LISTING_CONSENT_TITLE, listingConsentText } from '@lqr/contract/equity/listing-consent.ts'
import type { ListingStart } from '@lqr/contract/equity/listing-entities.ts'
import { listingAsked, listingForm } from '@lqr/contract/equity/listing-form.ts'
import { redirect } from 'react-router'
import type * as z from 'zod'
import { requireId } from '../../../shell/listing/require-id.ts'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { beginKnown, knownFor, knownViews } from '../../../shell/plain/known.ts'
import { DOCUMENTS, documentsIn } from '../../../shell/plain/placed.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteListingCopy } from './listing-copy.ts'

const texts = liteListingCopy.form

/** Named as the full form's draft names them; each line of the item's list has one file. */
const fieldsOf = (documents: readonly string[]): PlainField[] => [
  { name: 'shortName', schema: listingAsked.shortName },
  { name: 'shareholders', schema: listingAsked.shareholders },
  { name: 'introduction', schema: listingAsked.introduction, as: 'lines' },
  { name: 'recommender', schema: listingAsked.recommender },
  { name: 'contactName', schema: listingAsked.contactName, autoComplete: 'name' },
  { name: 'contactPhone', schema: listingAsked.contactPhone, autoComplete: 'tel-national' },
  ...documents.map((name) => ({
    name: `${DOCUMENTS}${name}`,
    of: 'documents',
    schema: listingForm.shape.documents,
    label: name,
    help: texts.documentHelp,
    files: 1,
    isOptional: false,
  })),
  {
    name: 'consent',
    schema: listingForm.shape.consent,
    label: texts.agree(LISTING_CONSENT_TITLE),
    as: 'tick',
    isUnkept: true,
  },
]

const placeOf = (itemId: string) => ({ form: 'listingApply', subject: itemId }) as const

/** What stands against applying for the item, with the way on; undefined when nothing does. */
function obstacleOf({ item, exchangeName, openId, isListed, isNoCompany }: ListingStart) {
  if (openId !== null) return { words: texts.isOpen, href: `/lite/listing?id=${openId}` }
  if (isNoCompany) return { words: texts.notCompany }
  if (isListed) return { words: texts.isListed }
  return exchangeName === null ? { words: texts.noExchange(item.officePhone) } : undefined
}

export async function loadListingForm(request: Request, api: LoaderApi) {
  const itemId = requireId(request, 'itemId')
  const [start, { certiFlg }] = await signedIn(request, () =>
    Promise.all([api(getListingStart, { params: { itemId } }), api(getCertification)]),
  )
  const fields = fieldsOf(start.item.documents)
  const place = placeOf(itemId)
  const [known, draft] = await Promise.all([
    knownFor(api, 'listingApply', fields),
    loadDraft(api, place, fields),
  ])
  const typed = draft.isKept ? draft.typed : beginKnown(known, {})
  const { name, conditions, fees } = start.item
  return {
    name,
    facts: [
      [texts.exchange, start.exchangeName ?? ''],
      [texts.conditions, conditions.join('；')],
      [texts.fees, fees ?? ''],
    ] as const,
    obstacle: obstacleOf(start),
    isCertified: certiFlg === 3,
    fields: knownViews(fields, known, typed),
    typed,
    draft: { ...place, owner: draft.owner },
    consent: listingConsentText(start.exchangeName ?? ''),
    number: submitNumber(),
  }
}

/** Every line of the list has its file. */
const missingOf = (documents: readonly string[], { typed: { files } }: ReadForm) =>
  Object.fromEntries(
    documents
      .filter((name) => !files[`${DOCUMENTS}${name}`]?.length)
      .map((name) => [`${DOCUMENTS}${name}`, texts.missing(name)]),
  )

type Sent = z.output<typeof listingForm>

export async function listingSend(
  request: Request,
  api: LoaderApi,
): Promise<PlainSend<Sent, { readonly id: string }>> {
  const itemId = requireId(request, 'itemId')
  const { documents } = (await api(getListingStart, { params: { itemId } })).item
  return {
    fields: fieldsOf(documents),
    draft: placeOf(itemId),
    schema: listingForm,
    problems: (read) => missingOf(documents, read),
    toBody: (body, read) => ({ ...body, itemId, documents: documentsIn(read).documents }),
    send: (body, { number: idempotencyKey }) => api(applyForListing, { body }, { idempotencyKey }),
    done: ({ id }) => redirect(`/lite/listing?id=${id}&done=applied`, 303),
  }
}
