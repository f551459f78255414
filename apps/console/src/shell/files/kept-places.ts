import type { KeptFile } from './use-uploads.ts'

/** Uploaded files in the places of a list of documents, as the forms hold them: several sheets each. */
export type PlacedFiles = Readonly<Record<string, readonly KeptFile[] | undefined>>
