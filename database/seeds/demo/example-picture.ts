import { readFile } from 'node:fs/promises'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeFile } from '../../../apps/server/src/domains/files/files.fixtures.ts'
import { linkFiles } from '../../../apps/server/src/domains/files/index.ts'
import { shrinkPicture } from '../../../apps/server/src/files/reencode-picture.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { PICTURE_PURPOSE } from '../../../apps/server/src/publishing/text-pictures.store.ts'

interface Upload {
  /** A drawing of the folder `pictures`, without its ending. */
  readonly drawing: string
  readonly width: number
  readonly accountId: string
  /** What keeps the picture from the sweep of unused uploads, as with an upload by hand. */
  readonly entity: 'content_picture' | 'organisation_logo'
}

/** A drawing made a picture as an upload is: at most so wide, written anew as WebP, linked to who brought it. */
export async function uploadDrawing(tx: Tx, services: Services, upload: Upload): Promise<string> {
  const { drawing, width, accountId, entity } = upload
  const svg = await readFile(new URL(`pictures/${drawing}.svg`, import.meta.url))
  const { bytes } = await shrinkPicture(svg, width)
  const fileId = await makeFile(tx, services, {
    ownerAccountId: accountId,
    purpose: PICTURE_PURPOSE,
    name: `${drawing}.webp`,
    bytes,
  })
  await linkFiles(tx, { entity, entityId: accountId }, [{ fileId, purpose: PICTURE_PURPOSE }])
  return fileId
}
