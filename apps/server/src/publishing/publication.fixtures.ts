import { type PublicationStatus, wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'

/** The state columns of a record that is published, unless told otherwise. */
export function publicationColumns(status: PublicationStatus = 'PUBLISHED', publishedAt?: string) {
  const at = publishedAt ?? new Date(Date.now() - 60_000).toISOString()
  return { status, published_at: wasPublished(status) ? at : null, updated_at: at, is_example: true }
}
