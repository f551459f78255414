import type { ListingForm } from '@lqr/contract/equity/listing-form.ts'
import type { KeepsFilled } from '@lqr/web-client/known-facts/filled-form.ts'
import { filesCopy } from '../../../shell/files/copy.ts'
import type { PlacedFiles } from '../../../shell/files/kept-places.ts'
import { emptyPlaces, toPlaced } from '@lqr/web-client/files/placed-files.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'

/** The form as typed. */
export interface ListingValues extends KeepsFilled {
  shortName?: string
  shareholders?: string
  introduction?: string
  recommender?: string
  contactName?: string
  contactPhone?: string
  documents?: PlacedFiles
}

/** The body of the call; what is missing stays empty, so that the contract asks for it. */
export function toListingBody(
  values: ListingValues,
  item: { readonly id: string; readonly documents: readonly string[] },
): ListingForm {
  const { recommender, documents } = values
  return {
    itemId: item.id,
    shortName: values.shortName ?? '',
    shareholders: numberOf(values.shareholders) as number,
    introduction: values.introduction ?? '',
    ...(recommender ? { recommender } : {}),
    contactName: values.contactName ?? '',
    contactPhone: values.contactPhone ?? '',
    documents: toPlaced(documents, item.documents),
    consent: true,
  }
}

/** The sentence at the documents while one of the list has no file. */
export function placeProblems(
  { documents }: ListingValues,
  asked: readonly string[],
): Record<string, string> {
  const missing = emptyPlaces(documents, asked)
  return missing.length > 0 ? { documents: filesCopy.stillMissing(missing) } : {}
}
