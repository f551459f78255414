import type { ListingForm } from '@lqr/contract/equity/listing-form.ts'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { applyCopy } from './copy.ts'

/** The files in the places of the list, by the name of the document. */
export type PlacedFiles = Readonly<Record<string, readonly KeptFile[] | undefined>>

/** The form as typed. */
export interface ListingValues {
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
  const { recommender, documents = {} } = values
  return {
    itemId: item.id,
    shortName: values.shortName ?? '',
    shareholders: numberOf(values.shareholders) as number,
    introduction: values.introduction ?? '',
    ...(recommender ? { recommender } : {}),
    contactName: values.contactName ?? '',
    contactPhone: values.contactPhone ?? '',
    documents: item.documents.flatMap((name) =>
      (documents[name] ?? []).map(({ fileId }) => ({ name, fileId })),
    ),
    consent: true,
  }
}

/** The sentence at the documents while one of the list has no file. */
export function placeProblems(
  { documents = {} }: ListingValues,
  asked: readonly string[],
): Record<string, string> {
  const missing = asked.filter((name) => (documents[name] ?? []).length === 0)
  return missing.length > 0 ? { documents: applyCopy.missing(missing) } : {}
}
