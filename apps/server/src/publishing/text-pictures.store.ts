import type { Db } from '../data/database.ts'

/** What pictures of texts and banners are uploaded for. */
export const PICTURE_PURPOSE = 'contentPicture'

/** Whether every one of these is a picture that was uploaded for content, held until the transaction ends. */
export async function arePictures(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .selectFrom('file')
    .where('id', 'in', [...ids])
    .where('purpose', '=', PICTURE_PURPOSE)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute()
  return found.length === ids.length
}
